import { expect, it } from 'vitest';
import { formatSightings, listSightings } from './sightings.ts';

const seen = (description: string) => ({ annotations: [{ type: 'shows', description }] });

it('names the first test that showed something, and says where there is none', () => {
  const report = {
    suites: [
      {
        specs: [{ file: 'cart.spec.ts', title: 'a cart', tests: [seen('/cart'), seen('/')] }],
        suites: [{ specs: [{ file: 'pages.spec.ts', title: 'pages', tests: [seen('/')] }] }],
      },
    ],
  };
  const later = { specs: [{ file: 'alone.spec.ts', title: 'alone', tests: [seen('/profile')] }] };
  const sightings = listSightings([report, undefined, later]);
  expect(sightings.slice(0, 4)).toEqual([
    { specified: '/', test: 'cart.spec.ts › a cart' },
    { specified: '/cart', test: 'cart.spec.ts › a cart' },
    { specified: '/profile', test: 'alone.spec.ts › alone' },
    { specified: '/privacy', test: undefined },
  ]);
  expect(formatSightings(sightings)).toContain('/privacy\n      ✗ no test reaches it');
});
