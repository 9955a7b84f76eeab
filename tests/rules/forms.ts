import { describe, expect, it } from 'vitest';
import { isMailAddress } from '../../functions/shared/values/mail-address.ts';
import {
  readPaymentMaximums,
  defaultPaymentMaximums,
} from '../../functions/shared/payments/payment-maximums.ts';
import { emailAddress, phoneNumber } from '../../web/src/core/forms/fields.ts';
import { detailsSchema } from '../../web/src/features/auth/schemas.ts';
import { messageSchema } from '../../web/src/features/contact/message-schema.ts';
import { invoiceSchema } from '../../web/src/features/invoices/invoice-schema.ts';
import { profileSchema } from '../../web/src/features/profile/schema.ts';
import { isAccepted } from './attempt.ts';

const addresses = [
  'asha@example.com',
  'Asha.Example+tag@mail.example.co.in',
  "o'hara_1-2@example.com",
  'a@b.co',
  'asha@xn--bcher-kva.example',
  'asha@xn--e1afmkfd.xn--p1ai',
  `${'x'.repeat(64)}@example.com`,
  `${'x'.repeat(64)}@${longDomain(57)}`,
  'asha@example.museum',
  '-@example.com',
  'asha',
  'asha@',
  '@example.com',
  'asha@example',
  'asha@intranet',
  'asha@@example.com',
  'asha@example..com',
  'asha..x@example.com',
  '.asha@example.com',
  'asha.@example.com',
  "asha'@example.com",
  'asha@-example.com',
  'asha@example.c',
  'asha@example.c0m',
  'asha@192.168.0.1',
  'asha example@example.com',
  'asha@exam ple.com',
  'asha@example.com,b@example.com',
  'Asha <asha@example.com>',
  '"asha"@example.com',
  'äsha@example.com',
  'asha@exämple.com',
  'asha%40@example.com',
  'asha!#$@example.com',
  'asha@example-.com',
  `asha@${'x'.repeat(64)}.com`,
  `${'x'.repeat(65)}@example.com`,
  `${'x'.repeat(64)}@${longDomain(58)}`,
];

/** Returns a domain that is `last` + 132 characters long. */
function longDomain(last: number): string {
  return `${'d'.repeat(63)}.${'d'.repeat(63)}.${'d'.repeat(last)}.com`;
}

const phones = [
  '123456',
  '+91 90000 00000',
  '(0124) 400-00.00',
  '123456789012345',
  '12345',
  '1234567890123456',
  'call me 123456',
  '+91/9000000000',
  '१२३४५६',
  '123–456',
  '123456#7',
];

describe('the forms, the rules and the mailer agree on', () => {
  it.each(addresses)('the address %j', async (email) => {
    const isValid = isMailAddress(email);
    expect(emailAddress.safeParse(email).success).toBe(isValid);
    expect(await isAccepted('anonymous query', { email })).toBe(isValid);
    expect(await isAccepted('invoice', { email })).toBe(isValid);
    expect(await isAccepted('profile', { email }, 'guest at home')).toBe(isValid);
  });

  it.each(phones)('the phone number %j', async (phone) => {
    const { success, data = phone } = phoneNumber.safeParse(phone);
    expect(await isAccepted('invoice', { phone: data })).toBe(success);
  });
});

/** Characters that a visitor may paste along with a valid value. */
const pasted = [
  '\n',
  '\r\n',
  '\t',
  '\0',
  '\u{85}',
  '\u{2028}',
  '\u{feff}',
  '\ud83d',
  '\u{a0}',
  '\u{202e}',
  '\u{200b}',
  '\u{200e}',
  'e\u{301}',
  '１–२',
  'क्‍ष',
  '👩‍💻',
];
const pastedAround = [
  '\n',
  '\r\n ',
  '\t',
  '\u{2028}',
  '\u{85}',
  '\u{a0}',
  '\u{200b}',
  '\u{200e}',
  '\u{ad}',
];

describe('the rules accept the output of a form with', () => {
  it.each(pasted)('%j within texts', async (pastedText) => {
    const contact = { email: 'asha@example.com', phone: '+91 90000 00000' };
    await expectStored((text) => `${pastedText}${text}${pastedText}${text}`, contact);
  });

  it.each(pastedAround)('%j around an address and a phone number', async (pastedText) => {
    const contact = {
      email: `${pastedText}asha@example.com${pastedText}`,
      phone: `${pastedText}+91${pastedText}90000 00000${pastedText}`,
    };
    await expectStored((text) => text, contact);
  });
});

async function expectStored(
  change: (text: string) => string,
  { email, phone }: Record<'email' | 'phone', string>,
): Promise<void> {
  const person = mapValues(
    {
      name: 'Asha Example',
      address: '1 Example Road',
      country: 'India',
      state: 'Haryana',
      city: 'Gurugram',
    },
    change,
  );
  const company = { company: change('Example Bank'), gstin: ' 06aaaaa0000a1z6 ' };
  const postcode = ' 122 002';
  const message = mapValues(
    {
      firstName: 'Asha',
      lastName: 'Example',
      message: 'First line',
      company: 'Example Bank',
      jobTitle: 'Head of recovery',
      region: 'Europe',
    },
    change,
  );
  const invoice = mapValues({ name: 'Asha', invoiceNumber: 'INV-1' }, change);
  const price = { amount: '5500.50', currency: 'INR' };
  const maximums = readPaymentMaximums(defaultPaymentMaximums);
  const details = detailsSchema.parse({ ...person, ...company, postcode, email, phone });
  expect(await isAccepted('query', messageSchema.parse({ ...message, email }))).toBe(true);
  expect(
    await isAccepted(
      'invoice',
      invoiceSchema(maximums).parse({ ...invoice, email, phone, ...price }),
    ),
  ).toBe(true);
  expect(await isAccepted('profile', details, 'guest at home')).toBe(true);
  expect(
    await isAccepted('profile', profileSchema.parse({ ...person, ...company, postcode, phone })),
  ).toBe(true);
}

function mapValues(fields: Record<string, string>, change: (text: string) => string) {
  return Object.fromEntries(Object.entries(fields).map(([name, text]) => [name, change(text)]));
}
