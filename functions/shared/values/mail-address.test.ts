import { expect, it } from 'vitest';
import { isMailAddress } from './mail-address.ts';

it.each([
  'asha@example.com',
  'asha@xn--e1afmkfd.xn--p1ai',
  "o'brien+site@mail.example.co.in",
  '_a-b.c@xn--bcher-kva.example',
])('accepts %s', (value) => {
  expect(isMailAddress(value)).toBe(true);
});

it.each([
  ['nothing', ''],
  ['no domain', 'asha'],
  ['a host alone', 'asha@localhost'],
  ['a list', 'asha@example.com, ravi@example.com'],
  ['a group', 'all:asha@example.com;'],
  ['a name', 'Asha <asha@example.com>'],
  ['brackets', '<asha@example.com>'],
  ['a line break at its end', 'asha@example.com\n'],
  ['a header', 'asha@example.com\r\nBcc: ravi@example.com'],
  ['a NUL', 'asha@example.com\0'],
  ['two at signs', 'asha@evil.example@example.com'],
  ['quotes', '"asha@evil.example"@example.com'],
  ['a comment', 'asha(at)@example.com'],
  ['a route', '@evil.example:asha@example.com'],
  ['an address literal', 'asha@[127.0.0.1]'],
  ['another script', 'asha@exämple.com'],
  ['a wide at sign', 'asha＠example.com'],
  ['an invisible character', 'asha\u200B@example.com'],
  ['two dots', 'asha..v@example.com'],
  ['a dash at the edge', 'asha@-example.com'],
  ['an internet address', 'asha@192.168.0.1'],
  ['a top-level domain of one email', 'asha@example.c'],
  ['a top-level domain with a digit', 'asha@example.c0m'],
  ['a long local part', `${'a'.repeat(65)}@example.com`],
  ['a long domain', `a@${'abc.'.repeat(70)}example`],
])('rejects %s', (_, value) => {
  expect(isMailAddress(value)).toBe(false);
});
