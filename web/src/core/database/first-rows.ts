import { whenIdle } from '../../lib/when-idle.ts';
import type { Row } from './read-rows.ts';
import type { UserCollection } from './user-lists.ts';

/** What a page shows first of an account. */
export interface FirstRows {
  uid: string;
  lists: Map<UserCollection, Row[]>;
}

let reading: Promise<FirstRows | undefined> = Promise.resolve(undefined);

/** Offers rows to the lists of the page. Undefined if there are none, or if they can't be read. */
export function offerFirstRows(rows: Promise<FirstRows | undefined>): void {
  reading = rows;
}

/** Resolves to the first rows of a list, once; undefined if there are none. */
export async function takeFirstRows(uid: string, name: UserCollection): Promise<Row[] | undefined> {
  const found = await reading;
  if (found?.uid !== uid) return undefined;
  const rows = found.lists.get(name);
  found.lists.delete(name);
  return rows;
}

/** Resolves when Firebase's SDKs, which are large, may load: once the first rows are shown, or can't be read. */
export async function firstRowsShown(): Promise<void> {
  if (await reading) await new Promise<void>((resolve) => void whenIdle(resolve));
}

/** Forgets rows that no list has taken, at the end of a session. */
export function forgetFirstRows(): void {
  reading = Promise.resolve(undefined);
}
