import { describe, expect, it } from 'vitest';
import { currenciesOf, invoiceSchema } from './invoice-schema.ts';

const schema = invoiceSchema({ INR: 10_000_000, USD: 6_000 });
const input = {
  name: 'Asha Example',
  email: 'asha@example.com',
  phone: '+91 90000 00000',
  invoiceNumber: 'INV-1001',
  amount: '5500.50',
  currency: 'INR',
};

describe('the new-invoice form', () => {
  it('accepts a complete invoice and trims it', () => {
    expect(schema.parse({ ...input, invoiceNumber: ' INV-1001 ', amount: ' 5500.50 ' })).toEqual({
      ...input,
      amount: 5500.5,
    });
  });

  it.each(['name', 'email', 'phone', 'invoiceNumber', 'amount'])('requires %s', (field) => {
    expect(fieldsWithProblems({ ...input, [field]: ' ' })).toEqual([field]);
  });

  it.each(['1', '1.01', '19.99', '10000000', '12,500.50'])('accepts the amount %s', (amount) => {
    expect(schema.parse({ ...input, amount }).amount).toBe(Number(amount.replaceAll(',', '')));
  });

  it("accepts the sign of the invoice's currency", () => {
    expect(schema.parse({ ...input, amount: '$349.99', currency: 'USD' }).amount).toBe(349.99);
  });

  it.each([
    ['$349.99', 'Choose USD as the currency, or remove the sign.'],
    ['€349.99', 'Enter it in INR, without the sign.'],
    ['12.500', 'Use a point for decimals only, for example 5,500.50.'],
  ])('says what to do about the amount %s', (amount, hint) => {
    const { error } = schema.safeParse({ ...input, name: '', amount });
    expect(error?.issues.find(({ path }) => path[0] === 'amount')?.message).toContain(hint);
  });

  it.each(['0', '0.99', '-5', '10000000.01', '1.234', 'abc'])('rejects the amount %s', (amount) => {
    expect(fieldsWithProblems({ ...input, amount })).toEqual(['amount']);
  });

  it.each([
    ['name', 'x'.repeat(201)],
    ['invoiceNumber', 'x'.repeat(101)],
    ['phone', 'abc'],
    ['email', 'asha'],
    ['currency', 'GBP'],
    ['currency', 'EUR'],
  ])('rejects a %s that the database would reject', (field, value) => {
    expect(fieldsWithProblems({ ...input, [field]: value })).toEqual([field]);
  });
});

describe('the maximum of a currency', () => {
  it("keeps only the account's currencies", () => {
    expect(currenciesOf({ USD: 6_000, INR: 500_000 })).toEqual(['INR', 'USD']);
  });

  it.each([
    ['INR', '10000001', '₹1,00,00,000'],
    ['INR', '99999999999999999999', '₹1,00,00,000'],
    ['USD', '6000.01', '$6,000'],
  ])('is shown to a customer who enters more %s: %s', (currency, amount, most) => {
    // The error also shows while another field is invalid.
    const { error } = schema.safeParse({ ...input, name: '', currency, amount });
    expect(error?.issues.find(({ path }) => path[0] === 'amount')?.message).toBe(
      `You can pay up to ${most} at once. For a larger amount, please contact us.`,
    );
  });
});

function fieldsWithProblems(form: object): string[] {
  const { error } = schema.safeParse(form);
  return [...new Set((error?.issues ?? []).map(({ path }) => path.join('.')))];
}
