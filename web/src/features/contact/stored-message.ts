import { dateOf, textOf } from '../../core/database/stored-fields.ts';

/** A message as its sender's profile shows it. */
export interface StoredQuery {
  id: string;
  message: string;
  createdAt: Date | undefined;
}

/** Reads a query's document; a field that is missing or of another type gets a harmless value. */
export function toStoredQuery(id: string, data: Record<string, unknown>): StoredQuery {
  return { id, message: textOf(data['message']), createdAt: dateOf(data['createdAt']) };
}
