import { expect, it } from 'vitest';
import { routes } from './routes.ts';
import { pageAt } from './site-map.ts';

const files = Object.keys(import.meta.glob(['./routes/*.tsx', '!./routes/*.test.tsx']));

it('the site map has exactly the route files', () => {
  const listed = new Set(routes.map(({ route }) => `./routes/${route}.tsx`));
  expect([...listed].toSorted()).toEqual(files.toSorted());
});

it.each([
  ['/profile/orders', '/profile/orders'],
  ['/profile/orders/an-id_1', '/profile/orders/*'],
  ['/profile/invoices/an-id_1', '/profile/invoices/*'],
  ['/profile/orders/an-id_1/more', '/404'],
  ['/profile/orders/', '/404'],
  ['/profile/other', '/404'],
])('finds the page at %s', (path, found) => {
  expect(pageAt(path).path).toBe(found);
});
