import { fieldsOf } from './count-operations.ts';

/** A write or delete of a commit: each is billed. */
export interface BilledWrite {
  /** The path of the document in the database. */
  path: string;
  isDelete: boolean;
}

/** The fields of the messages. */
const commit = { writes: 2 };
const write = { update: 1, delete: 2 };
const documentName = 1;
const queryAnswer = { document: 1 };
const found = { document: 1, missing: 2 };

/** The writes and deletes that a `Commit` requests. */
export function writesOf(message: Buffer): BilledWrite[] {
  return contentsOf(message, commit.writes).map((content) => {
    const [removed] = contentsOf(content, write.delete);
    if (removed) return { path: pathOf(removed), isDelete: true };
    const [document = new Uint8Array()] = contentsOf(content, write.update);
    const [name = new Uint8Array()] = contentsOf(document, documentName);
    return { path: pathOf(name), isDelete: false };
  });
}

/**
 * The documents that are billed for an answer: each one by name, also a missing one; each one that a query
 * returns, and one for a query that returns none. A count is billed as one up to 1,000 index entries.
 */
export function readsOf(method: string, answer: readonly Buffer[]): number {
  const fields = answer.flatMap((message) => fieldsOf(message)).map(({ number }) => number);
  switch (method) {
    case 'BatchGetDocuments':
      return fields.filter((field) => field === found.document || field === found.missing).length;
    case 'RunQuery':
      return Math.max(1, fields.filter((field) => field === queryAnswer.document).length);
    case 'RunAggregationQuery':
      return 1;
    default:
      return 0;
  }
}

function contentsOf(message: Uint8Array, field: number): Uint8Array[] {
  return fieldsOf(message)
    .filter(({ number }) => number === field)
    .map(({ content }) => content);
}

function pathOf(name: Uint8Array): string {
  const [, path = ''] = new TextDecoder().decode(name).split('/documents/');
  return path;
}
