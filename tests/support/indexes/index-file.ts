import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

export type Order = 'ASCENDING' | 'DESCENDING';
export type Scope = 'COLLECTION' | 'COLLECTION_GROUP';

export interface Field {
  fieldPath: string;
  order: Order;
}

/** Firestore indexes the entries of an array. */
interface ArrayField {
  fieldPath: string;
  arrayConfig: 'CONTAINS';
}

export interface Index {
  collectionGroup: string;
  queryScope: Scope;
  fields: (Field | ArrayField)[];
}

export interface IndexFile {
  indexes: Index[];
  fieldOverrides: {
    collectionGroup: string;
    fieldPath: string;
    indexes: { queryScope: Scope; order: Order }[];
  }[];
}

export const indexFile = JSON.parse(
  readFileSync(resolve(import.meta.dirname, '../../../firestore.indexes.json'), 'utf8'),
) as IndexFile;
