import protobuf from 'protobufjs';

/** The operations that calls request from the database. */
export interface Operations {
  calls: number;
  /** Documents that are read by name. */
  reads: number;
  queries: number;
  writes: number;
  /** The bytes of the messages that carry the writes. */
  writtenBytes: number;
}

export const noOperations: Operations = {
  calls: 0,
  reads: 0,
  queries: 0,
  writes: 0,
  writtenBytes: 0,
};

/** In both request messages, the field that repeats: the documents to read, or the writes. */
const documentsField = 2;
const writesField = 2;

/** Adds the operations of a request message to those before it. */
export function addOperations(before: Operations, method: string, message: Buffer): Operations {
  const sum = { ...before, calls: before.calls + 1 };
  switch (method) {
    case 'BatchGetDocuments':
      sum.reads += count(message, documentsField);
      break;
    case 'RunQuery':
    case 'RunAggregationQuery':
      sum.queries += 1;
      break;
    case 'Commit':
      sum.writes += count(message, writesField);
      sum.writtenBytes += message.length;
      break;
  }
  return sum;
}

function count(message: Buffer, field: number): number {
  return fieldsOf(message).filter(({ number }) => number === field).length;
}

interface Field {
  number: number;
  /** Empty unless the field is a text, bytes or a message. */
  content: Uint8Array;
}

const lengthDelimited = 2;

/** The fields of a protobuf message, in their sequence. */
export function fieldsOf(message: Uint8Array): Field[] {
  const fields: Field[] = [];
  const reader = protobuf.Reader.create(message);
  while (reader.pos < reader.len) {
    const tag = reader.uint32();
    const isDelimited = (tag & 7) === lengthDelimited;
    const content = isDelimited ? reader.bytes() : new Uint8Array();
    if (!isDelimited) reader.skipType(tag & 7);
    fields.push({ number: tag >>> 3, content });
  }
  return fields;
}
