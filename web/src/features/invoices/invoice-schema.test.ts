import { describe, expect, it } from 'vitest';
import { invoiceSchema } from './invoice-schema.ts';

const typed = {
  name: 'Asha Example',
  email: 'asha@example.com',
  phone: '+91 90000 00000',
  invoiceNumber: 'INV-1001',
  amount: '5500.50',
  currency: 'INR',
};

describe('the new-invoice form', () => {
  it('accepts a complete invoice and trims it', () => {
    expect(
      invoiceSchema.parse({ ...typed, invoiceNumber: ' INV-1001 ', amount: ' 5500.50 ' }),
    ).toEqual({ ...typed, amount: 5500.5 });
  });

  it.each(['name', 'email', 'phone', 'invoiceNumber', 'amount'])('requires %s', (field) => {
    expect(fieldsWithProblems({ ...typed, [field]: ' ' })).toEqual([field]);
  });

  it.each(['1', '1.0', '1.01', '19.99', '10000000'])('accepts the amount %s', (amount) => {
    expect(invoiceSchema.parse({ ...typed, amount }).amount).toBe(Number(amount));
  });

  it.each(['0', '0.99', '-5', '10000000.01', '1.234', '1e3', '1,200', '₹5', 'abc', '.5', '5.'])(
    'rejects the amount %s',
    (amount) => {
      expect(fieldsWithProblems({ ...typed, amount })).toEqual(['amount']);
    },
  );

  it.each([
    ['name', 'x'.repeat(201)],
    ['invoiceNumber', 'x'.repeat(101)],
    ['phone', 'abc'],
    ['email', 'asha'],
    ['currency', 'GBP'],
  ])('rejects a %s that the database would reject', (field, value) => {
    expect(fieldsWithProblems({ ...typed, [field]: value })).toEqual([field]);
  });
});

function fieldsWithProblems(form: object): string[] {
  const { error } = invoiceSchema.safeParse(form);
  return [...new Set((error?.issues ?? []).map(({ path }) => path.join('.')))];
}
