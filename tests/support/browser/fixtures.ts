import { test as base, type ConsoleMessage, type Page } from '@playwright/test';
import {
  signUp,
  signUpGuest,
  storeProfile,
  withTokenOfAge,
  type Account,
} from '../functions/accounts.ts';
import { database, type Database } from './database.ts';
import { returnAs } from './return-as.ts';
import { noteSightings } from './sightings.ts';
import { watchPolicy } from './watch-policy.ts';

/** For tests that change what all browsers share: they run when no other does. */
export const alone = { tag: '@alone' };

/** What the browser reports of the database and the database's client gets over by itself. */
const overcome = [
  // It takes leave of a stream that the emulator had itself just ended.
  /status of 400.*\/channel\?.*TYPE=terminate/,
  // Two transactions met: one of them is repeated.
  /status of 409.*documents:commit/,
];

interface Fixtures {
  /** The database's rules for the time of the test, which must be {@link alone}. */
  database: Database;
  sightings: void;
  /** Fails the test when a page writes an error to the console that the test did not expect. */
  consoleErrors: { expect(pattern: RegExp): void };
  /** Fails the test when one of its pages or their frames breaks the site's Content-Security-Policy unexpectedly. */
  policyViolations: { expect(pattern: RegExp): void };
  /** A new account with a profile, signed in nowhere yet. */
  account: Account;
  /** A guest with a profile, signed in to the page's browser before the page opens. */
  guest: Account;
}

export const test = base.extend<Fixtures>({
  consoleErrors: [
    async ({ page }, provide) => {
      const expected = [...overcome];
      const seen: string[] = [];
      watch(page, (text) => seen.push(text));
      await provide({ expect: (pattern) => expected.push(pattern) });
      const unexpected = seen.filter((text) => !expected.some((pattern) => pattern.test(text)));
      if (unexpected.length > 0) throw new Error(`Console errors:\n${unexpected.join('\n')}`);
    },
    { auto: true },
  ],
  policyViolations: [
    async ({ context }, provide) => {
      const expected: RegExp[] = [];
      const seen: string[] = [];
      await watchPolicy(context, (violation) => seen.push(violation));
      await provide({ expect: (pattern) => expected.push(pattern) });
      const unexpected = seen.filter((text) => !expected.some((pattern) => pattern.test(text)));
      if (unexpected.length > 0) throw new Error(`Policy violations:\n${unexpected.join('\n')}`);
      const unseen = expected.filter((pattern) => !seen.some((text) => pattern.test(text)));
      if (unseen.length > 0) throw new Error(`The policy allowed ${unseen.join(', ')}`);
    },
    { auto: true },
  ],
  database: async ({}, provide, { tags }) => {
    if (!tags.includes(alone.tag)) throw new Error(`This test must be ${alone.tag}.`);
    await provide(database);
    await database.acceptAgain();
  },
  sightings: [
    async ({ page }, provide, testInfo) => {
      await noteSightings(page, testInfo);
      await provide();
    },
    { auto: true },
  ],
  account: async ({}, provide) => {
    await provide(await signUp({ withProfile: true }));
  },
  guest: async ({ page }, provide) => {
    const guest = await signUpGuest();
    await storeProfile(guest.uid, { isAnonymous: true, email: '' });
    // Linking ends the sessions of the guest, except those that began in the same second.
    await returnAs(page, withTokenOfAge(guest, 60), { isAnonymous: true });
    await provide(guest);
  },
});

export { expect } from '@playwright/test';

function watch(page: Page, report: (text: string) => void): void {
  page.on('console', (message: ConsoleMessage) => {
    if (message.type() === 'error') report(`${message.text()} (${message.location().url})`);
  });
  page.on('pageerror', (error) => report(String(error)));
}
