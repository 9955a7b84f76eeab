import { awaitFirstRows, readFirstRows, type FirstReads } from '../../core/database/first-rows.ts';
import { storedSession } from '../../core/session/stored-session.ts';
import { staffOf, tokenOf } from './api/staff-of.ts';
import type { StaffMember } from './staff.ts';

let reading: Promise<StaffMember | undefined> = Promise.resolve(undefined);

/** Starts to read what the page shows first, with the session that this browser keeps. */
export function readFirst(reads: FirstReads | undefined): void {
  reading = read(reads).catch((error: unknown) => {
    console.info('The first rows wait for the live list', error);
    return undefined;
  });
  awaitFirstRows(reading);
}

/**
 * Resolves to the member of staff once the database has accepted the session. Undefined if the page shows nothing
 * first, or if anything can't be read: Firebase's SDKs then say why.
 */
export function firstStaff(): Promise<StaffMember | undefined> {
  return reading;
}

async function read(reads: FirstReads | undefined): Promise<StaffMember | undefined> {
  const stored = reads && (await storedSession());
  if (!stored) return undefined;
  const { account, token, claims } = stored;
  const staff = staffOf(tokenOf(claims), { uid: account.uid, email: account.email ?? '' });
  // A refused account may have been granted its role since. Only a new token says so.
  if (staff.status !== 'in') return undefined;
  await readFirstRows(reads, token);
  return staff;
}
