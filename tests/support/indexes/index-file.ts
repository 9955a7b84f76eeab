import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

export type Order = 'ASCENDING' | 'DESCENDING';
export type Scope = 'COLLECTION' | 'COLLECTION_GROUP';

export interface Field {
  fieldPath: string;
  order: Order;
}

/** Of an array its entries are compared. */
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

/** The indexes that a deployment creates. */
export const indexFile = JSON.parse(
  readFileSync(resolve(import.meta.dirname, '../../../firestore.indexes.json'), 'utf8'),
) as IndexFile;
