import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import protobuf from 'protobufjs';
import { root } from '../suite/folders.ts';

interface Write {
  /** The path below `/documents/`. */
  path: string;
  isDelete: boolean;
}

const file = join(root, 'node_modules/@google-cloud/firestore/build/protos/v1.json');
const protocol = protobuf.Root.fromJSON(
  JSON.parse(readFileSync(file, 'utf8')) as protobuf.INamespace,
);

/** Returns the writes and deletes of a `Commit`. Google bills each of them. */
export function writesOf(message: Buffer): Write[] {
  const { writes } = decode('CommitRequest', message) as {
    writes: { update?: { name: string }; delete?: string }[];
  };
  return writes.map(({ update, delete: deleted }) => {
    const [, path = ''] = (deleted || update?.name || '').split('/documents/');
    return { path, isDelete: Boolean(deleted) };
  });
}

/**
 * Counts the reads that Google bills. A missing document and an empty query each count as one read. An aggregation
 * counts as one read for up to 1,000 index entries.
 */
export function readsOf(method: string, answer: readonly Buffer[]): number {
  switch (method) {
    case 'BatchGetDocuments':
      return answer.filter((message) => {
        const { found, missing } = decode('BatchGetDocumentsResponse', message);
        return found || missing;
      }).length;
    case 'RunQuery': {
      const found = answer.filter((message) => decode('RunQueryResponse', message)['document']);
      return Math.max(1, found.length);
    }
    case 'RunAggregationQuery':
      return 1;
    default:
      return 0;
  }
}

function decode(type: string, message: Uint8Array): Record<string, unknown> {
  const decoded = protocol.lookupType(`google.firestore.v1.${type}`).decode(message);
  return decoded as unknown as Record<string, unknown>;
}
