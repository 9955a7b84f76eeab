import { expect, it } from 'vitest';
import { isTyped, toDeskCharge } from './desk-charge.ts';

it('tells an invoice that a customer typed from an issued one, whatever its number', () => {
  const place = { uid: 'u', id: 'i' };
  const invoiceNumber = 'INV/26-27/000123';
  expect(isTyped(toDeskCharge('invoice', place, { invoiceNumber }))).toBe(true);
  expect(isTyped(toDeskCharge('invoice', place, { invoiceNumber, lines: [] }))).toBe(false);
  expect(isTyped(toDeskCharge('product_order', place, {}))).toBe(false);
});
