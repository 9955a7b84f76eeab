import { whenIdle } from '../../lib/when-idle.ts';
import { listsShownFirst } from './lists-shown-first.ts';
import { readRows, type Row } from './read-rows.ts';
import type { UserCollection } from './watch-user-collection.ts';

let owner: string | undefined;
let reading = new Map<UserCollection, Promise<Row[] | undefined>>();
let mayLoad: Promise<void> = Promise.resolve();

/**
 * Starts to read the rows that the page shows first. Firestore's SDK is large and loads after them. If the rows
 * can't be read, the live list reports why.
 */
export function startFirstRows(
  uid: string,
  pathname: string,
  getToken: () => Promise<string>,
): void {
  owner = uid;
  reading = new Map();
  for (const name of listsShownFirst(pathname)) {
    const rows = getToken()
      .then((token) => readRows(uid, name, token))
      .catch((error: unknown) => {
        console.info('The first rows wait for the live list', error);
        return undefined;
      });
    reading.set(name, rows);
  }
  mayLoad = Promise.all(reading.values()).then(
    ([first]) => first && new Promise<void>((resolve) => void whenIdle(resolve)),
  );
}

/** Forgets rows that no list has taken, at the end of a session. */
export function forgetFirstRows(): void {
  owner = undefined;
  reading = new Map();
}

/** Resolves to the first rows of a list, once. Undefined if the page doesn't show it first, or if they can't be read. */
export async function takeFirstRows(uid: string, name: UserCollection): Promise<Row[] | undefined> {
  if (uid !== owner) return undefined;
  const rows = reading.get(name);
  reading.delete(name);
  return rows;
}

/** Resolves when the code of Firestore may load: once the first rows are shown, or can't be read. */
export function firstRowsShown(): Promise<void> {
  return mayLoad;
}
