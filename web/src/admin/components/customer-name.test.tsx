import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { deletedAccount, toDeskCharge } from '../desk-charge.ts';
import { CustomerName } from './customer-name.tsx';

const place = { uid: 'u', id: 'i' };
const person = { name: 'Asha Example', email: 'asha@example.com' };

it.each([
  ['an invoice', 'invoice', { lines: [], ...person }, 'Asha Example asha@ example.com'],
  ['an invoice without a name', 'invoice', {}, 'No name'],
  ['an invoice of a deleted account', 'invoice', { lines: [], erasedAt: {} }, deletedAccount],
  ['an order of a deleted account', 'product_order', { erasedAt: {} }, deletedAccount],
] as const)('names the customer of %s', (_, type, data, text) => {
  const charge = toDeskCharge(type, place, data);
  const markup = renderToStaticMarkup(<CustomerName charge={charge} />);
  expect(
    markup
      .replaceAll(/<[^>]+>/g, ' ')
      .replaceAll(/\s+/g, ' ')
      .trim(),
  ).toBe(text);
});
