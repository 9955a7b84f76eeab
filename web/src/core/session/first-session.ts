import { awaitFirstRows, readFirstRows } from '../database/first-rows.ts';
import { shownFirst } from '../database/shown-first.ts';
import { userList } from '../database/user-lists.ts';
import type { LoggedIn } from './session.ts';
import { storedSession } from './stored-session.ts';

// All come in one file, which the page of an account loads early.
export { firstRowsShown } from '../database/first-rows.ts';
export { logOut } from './log-out.ts';

let reading: Promise<LoggedIn | undefined> | undefined;

/**
 * Resolves to the session that this browser keeps, once the database has accepted its token and what the page shows
 * first has been read. Undefined for other pages, and if something can't be read: Firebase's SDKs then say why. The
 * first call starts the reads.
 */
export function firstSession(): Promise<LoggedIn | undefined> {
  reading ??= start();
  return reading;
}

async function start(): Promise<LoggedIn | undefined> {
  const session = read(location.pathname).catch((error: unknown) => {
    console.info('The first rows wait for the live list', error);
    return undefined;
  });
  awaitFirstRows(session);
  return session;
}

async function read(pathname: string): Promise<LoggedIn | undefined> {
  const names = shownFirst(pathname);
  const stored = names && (await storedSession());
  if (!stored) return undefined;
  const { account, token } = stored;
  const lists = names.map((name) => userList(account.uid, name));
  await readFirstRows({ lists }, token);
  return { status: 'logged-in', account, profile: { status: 'loading' } };
}
