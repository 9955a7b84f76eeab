import { describe, expect, it } from 'vitest';
import { phoneNumber } from '../../core/forms/fields.ts';
import { profileSchema } from './schema.ts';

const profile = {
  name: 'Asha Example',
  phone: '+91 90000 00000',
  address: '1 Example Road',
  country: 'India',
  state: 'Haryana',
  city: 'Gurugram',
  postcode: '122002',
  company: 'Example Bank',
  gstin: '06AAAAA0000A1Z6',
};

describe('profileSchema', () => {
  it.each([
    ['name', 'Rene\u0301e\u200B  Example', 'Renée Example'],
    ['phone', '\u200E+91 98765–43210', '+91 98765-43210'],
    ['phone', '९८७६५ ४३२१०', '98765 43210'],
    ['gstin', '\u200B06aaaaa 0000a1z6', '06AAAAA0000A1Z6'],
    ['postcode', ' 110 001', '110001'],
    ['company', '\uFEFFExample Bank\n', 'Example Bank'],
  ])('reads the %s %j', (field, entered, stored) => {
    expect(profileSchema.parse({ ...profile, [field]: entered })).toEqual({
      ...profile,
      [field]: stored,
    });
  });

  it('allows each detail to be empty', () => {
    const empty = Object.fromEntries(Object.keys(profile).map((field) => [field, ' ']));
    expect(Object.values(profileSchema.parse(empty)).join('')).toBe('');
  });

  it.each([
    ['India', 'SW1A 1AA', ['Please enter the 6 digits of your PIN code, like 122002.']],
    [
      'Germany',
      'D/80331',
      ['Please enter a postcode of up to 12 letters, digits, spaces and hyphens.'],
    ],
    ['United Kingdom', 'SW1A 1AA', []],
  ])('in %s reports for the postcode %j: %j', (country, postcode, said) => {
    const { error } = profileSchema.safeParse({ ...profile, country, postcode });
    expect((error?.issues ?? []).map(({ message }) => message)).toEqual(said);
    expect(error?.issues.every(({ path }) => path.join() === 'postcode') ?? true).toBe(true);
  });

  // The profile prefills the form that pays an invoice.
  it.each(['call me', '12345', '98765/43210', '+91 98765-43210 ext 5', '123 456'])(
    'stores the phone number %j only if the payment form accepts it',
    (phone) => {
      expect(profileSchema.safeParse({ ...profile, phone }).success).toBe(
        phoneNumber.safeParse(phone).success,
      );
    },
  );
});
