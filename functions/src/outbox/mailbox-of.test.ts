import { expect, it } from 'vitest';
import { isMailAddress } from '../../shared/values/mail-address.ts';
import { mailboxOf } from './mailbox-of.ts';

it.each([
  ['case', 'Asha.Example@Example.COM', 'ashaexample@example.com'],
  ['a tag', 'asha+any+words@example.com', 'asha@example.com'],
  ['dots', 'a.s.h.a@gmail.com', 'asha@gmail.com'],
  ['another name of the provider', 'asha@GoogleMail.com', 'asha@gmail.com'],
  ['an older name of the provider', 'asha@me.com', 'asha@icloud.com'],
  ['a shorter name of the provider', 'asha+1@pm.me', 'asha@proton.me'],
  [
    'the case of a domain in another script',
    'asha@XN--P1B6CI4B4B3A.example',
    'asha@xn--p1b6ci4b4b3a.example',
  ],
])('an address with %s belongs to the same mailbox', (_, address, mailbox) => {
  expect(mailboxOf(address)).toBe(mailbox);
});

it('separates different mailboxes', () => {
  const addresses = ['asha@example.com', 'asha@example.org', 'ashok@example.com'];
  expect(new Set(addresses.map(mailboxOf)).size).toBe(3);
});

it.each(['asha@münchen.example', '"asha"@example.com', 'asha@example.com.', 'asha(x)@example.com'])(
  'needs no other spelling, since no email goes to %s',
  (address) => {
    expect(isMailAddress(address)).toBe(false);
  },
);
