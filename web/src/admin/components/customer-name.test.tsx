import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, it, vi } from 'vitest';
import { deletedAccount, toDeskCharge } from '../desk-charge.ts';
import type * as Component from './customer-name.tsx';

const place = { uid: 'u', id: 'i' };
const person = { name: 'Asha Example', email: 'asha@example.com' };

let CustomerName: typeof Component.CustomerName;

beforeAll(async () => {
  for (const name of ['API_KEY', 'AUTH_DOMAIN', 'PROJECT_ID', 'APP_ID']) {
    vi.stubEnv(`VITE_FIREBASE_${name}`, 'test');
  }
  ({ CustomerName } = await import('./customer-name.tsx'));
});

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
