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
  const sightings = listSightings(report);
  expect(sightings.slice(0, 3)).toEqual([
    { specified: '/', test: 'cart.spec.ts › a cart' },
    { specified: '/cart', test: 'cart.spec.ts › a cart' },
    { specified: '/profile', test: undefined },
  ]);
  expect(formatSightings(sightings)).toContain('/profile\n      ✗ no test reaches it');
});
