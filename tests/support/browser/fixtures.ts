import {
  expect,
  test as base,
  type ConsoleMessage,
  type Page,
  type TestInfo,
} from '@playwright/test';
import { signUp, type Account } from '../functions/accounts/accounts.ts';
import { watchPolicy } from './watch-policy.ts';

/** What the browser reports of the network and the database, and their clients get over. */
const overcome = [
  // It takes leave of a stream that the emulator had itself just ended, or begins one anew.
  /status of 400.*(\/channel\?.*TYPE=terminate|Listen\/channel)/,
  // Two transactions met: one of them is repeated.
  /status of 409.*documents:commit/,
  // The machine was slow, or the test took the network away. It then asks Google for a picture.
  /Could not reach Cloud Firestore backend|ERR_INTERNET_DISCONNECTED|cleardot\.gif/,
  // A count was under way when its session ended.
  /status of 403.*runAggregationQuery/,
];

interface Expected {
  expect(pattern: RegExp): void;
}

interface Fixtures {
  /** Errors that a page writes to the console. */
  consoleErrors: Expected;
  /** Where one of the test's pages or their frames breaks the site's Content-Security-Policy. */
  policyViolations: Expected;
  /** A new account with a profile, signed in nowhere yet. */
  account: Account;
}

export const test = base.extend<Fixtures>({
  consoleErrors: [
    ({ page }, provide, testInfo) =>
      heed('Console errors', (see) => watch(page, see), provide, testInfo, overcome),
    { auto: true },
  ],
  policyViolations: [
    ({ context }, provide, testInfo) =>
      heed('Policy violations', (see) => watchPolicy(context, see), provide, testInfo),
    { auto: true },
  ],
  account: async ({}, provide) => {
    await provide(await signUp({ withProfile: true }));
  },
});

export { expect };

/** Fails the test for what it did not expect, and for what it expected and never saw. */
async function heed(
  what: string,
  start: (see: (text: string) => void) => unknown,
  provide: (expected: Expected) => Promise<void>,
  { errors }: TestInfo,
  tolerated: readonly RegExp[] = [],
): Promise<void> {
  const expected: RegExp[] = [];
  const seen: string[] = [];
  await start((text) => seen.push(text));
  await provide({ expect: (pattern) => expected.push(pattern) });
  const unseen = () => expected.filter((pattern) => !seen.some((text) => pattern.test(text)));
  // The browser may report it later than the page shows it.
  if (errors.length === 0) await expect.poll(unseen, `${what} that never came`).toEqual([]);
  const known = [...tolerated, ...expected];
  const unexpected = seen.filter((text) => !known.some((pattern) => pattern.test(text)));
  expect(unexpected, what).toEqual([]);
}

function watch(page: Page, report: (text: string) => void): void {
  page.on('console', (message: ConsoleMessage) => {
    if (message.type() === 'error') report(`${message.text()} (${message.location().url})`);
  });
  page.on('pageerror', (error) => report(String(error)));
}
