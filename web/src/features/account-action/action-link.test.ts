import { actionModes, actionPath } from '@shared/accounts/account-actions.ts';
import { expect, it } from 'vitest';
import { readActionLink } from './action-link.ts';

it.each(actionModes)("reads an email's link: %s", (mode) => {
  const code = 'a+b/c=&d';
  const { search } = new URL(actionPath(mode, code), 'https://site.example');
  expect(readActionLink(search)).toEqual({ mode, code });
});

it("reads a link from Firebase's own emails", () => {
  const search =
    '?mode=recoverEmail&oobCode=abc&apiKey=key&lang=en&continueUrl=https%3A%2F%2Felsewhere.example';
  expect(readActionLink(search)).toEqual({ mode: 'recoverEmail', code: 'abc' });
});

it.each(['', '?mode=verifyEmail', '?oobCode=abc', '?mode=signIn&oobCode=abc', '?mode=&oobCode='])(
  'rejects an incomplete or foreign link: %j',
  (search) => {
    expect(readActionLink(search)).toBeUndefined();
  },
);
