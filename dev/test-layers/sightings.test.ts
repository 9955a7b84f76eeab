import { expect, it } from 'vitest';
import { formatSightings, listSightings } from './sightings.ts';

it('names the first test that showed something, and says where there is none', () => {
  const sightings = listSightings([
    { name: 'cart.spec.ts › a cart', shows: ['/cart', '/'] },
    { name: 'pages.spec.ts › pages', shows: ['/'] },
    { name: 'alone.spec.ts › alone', shows: ['/profile'] },
  ]);
  expect(sightings.slice(0, 4)).toEqual([
    { specified: '/', test: 'cart.spec.ts › a cart' },
    { specified: '/cart', test: 'cart.spec.ts › a cart' },
    { specified: '/profile', test: 'alone.spec.ts › alone' },
    { specified: '/privacy', test: undefined },
  ]);
  expect(formatSightings(sightings)).toContain('/privacy\n      ✗ no test reaches it');
});
