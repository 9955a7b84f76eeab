import {
  expect,
  test as base,
  type ConsoleMessage,
  type Page,
  type TestInfo,
} from '@playwright/test';
import { signUp, type Account } from '../functions/accounts/accounts.ts';
import { watchPolicy } from './watch-policy.ts';

/** Browser errors about the network and the database from which the clients recover. */
const recoverableErrors = [
  // The SDK closes or restarts a stream that the emulator has just ended.
  /status of 400.*(\/channel\?.*TYPE=terminate|Listen\/channel)/,
  // Two transactions collided, and the SDK repeats one of them.
  /status of 409.*documents:commit/,
  // The machine was slow, or the test cut the network. The SDK then requests a picture from Google.
  /Could not reach Cloud Firestore backend|ERR_INTERNET_DISCONNECTED|cleardot\.gif/,
  // A count was running when its session ended.
  /status of 403.*runAggregationQuery/,
];

interface Expected {
  expect(pattern: RegExp): void;
}

interface Fixtures {
  consoleErrors: Expected;
  /** Violations of the site's Content-Security-Policy on the test's pages and in their frames. */
  policyViolations: Expected;
  account: Account;
}

export const test = base.extend<Fixtures>({
  consoleErrors: [
    ({ page }, provide, testInfo) =>
      failOnUnexpected(
        'Console errors',
        (report) => watch(page, report),
        provide,
        testInfo,
        recoverableErrors,
      ),
    { auto: true },
  ],
  policyViolations: [
    ({ context }, provide, testInfo) =>
      failOnUnexpected(
        'Policy violations',
        (report) => watchPolicy(context, report),
        provide,
        testInfo,
      ),
    { auto: true },
  ],
  account: async ({}, provide) => {
    await provide(await signUp({ withProfile: true }));
  },
});

export { expect };

/** Fails the test on unexpected reports, and on expected reports that never came. */
async function failOnUnexpected(
  what: string,
  start: (report: (text: string) => void) => unknown,
  provide: (expected: Expected) => Promise<void>,
  { errors }: TestInfo,
  tolerated: readonly RegExp[] = [],
): Promise<void> {
  const expected: RegExp[] = [];
  const seen: string[] = [];
  await start((text) => seen.push(text));
  await provide({ expect: (pattern) => expected.push(pattern) });
  const unseen = () => expected.filter((pattern) => !seen.some((text) => pattern.test(text)));
  // The browser may report an error after the page shows its effect.
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
