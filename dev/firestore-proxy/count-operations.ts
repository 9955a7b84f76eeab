import { fieldNumbers } from './protobuf-fields.ts';

/** What calls ask of the database. */
export interface Operations {
  calls: number;
  /** Documents that are read by their name. */
  reads: number;
  queries: number;
  writes: number;
  /** Bytes of the messages that carry the writes. */
  writtenBytes: number;
}

export const noOperations: Operations = {
  calls: 0,
  reads: 0,
  queries: 0,
  writes: 0,
  writtenBytes: 0,
};

/** The field of each request message that repeats: documents to read, or writes. */
const documentsField = 2;
const writesField = 2;

/** The operations of one request message, added to those before it. */
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
  return fieldNumbers(message).filter((number) => number === field).length;
}
