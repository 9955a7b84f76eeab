import { countries } from '@shared/values/countries.ts';
import { expect, it } from 'vitest';
import { toContact } from './to-contact.ts';

it.each([
  ['(415) 555-2671', 'United States', '+14155552671'],
  ['09876543210', 'India', '+919876543210'],
  ['98765 43210', 'India', '+919876543210'],
  ['0091 98765-43210', 'India', '+919876543210'],
  ['0124-4000000', 'India', '+911244000000'],
  ['+91 (0)98765 43210', 'Germany', '+919876543210'],
  ['06 12345678', 'Italy', '+390612345678'],
  ['8 (912) 345-67-89', 'Russia', '+79123456789'],
  ['+1 202.555.0100', '', '+12025550100'],
])('writes %s of %s as %s', (phone, country, contact) => {
  expect(toContact(phone, country)).toBe(contact);
});

it.each([
  ['98765 43210', ''],
  ['98765 43210', 'Bharat'],
  ['98765 43210', 'Antarctica'],
  ['(415) 555-2671', 'Spain'],
  ['0000000000', 'India'],
  ['123456', 'India'],
  ['+999 123456789', 'India'],
  ['', 'India'],
])('leaves out %j of %j', (phone, country) => {
  expect(toContact(phone, country)).toBeUndefined();
});

it.each(countries)('reads a number with a country code in $name', ({ name }) => {
  expect(toContact('+1 202 555 0100', name)).toBe('+12025550100');
});
