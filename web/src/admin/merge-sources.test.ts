import { expect, it } from 'vitest';
import { mergeSources } from './merge-sources.ts';

interface Item {
  name: string;
  at: number;
}

const timeOf = ({ at }: Item) => at;

it('goes on after the last item of each list, so that none of one moment is left out', () => {
  const customers = ['c1', 'c2', 'c3', 'c4'].map((name) => ({ name, at: 10 }));
  const visitors = [
    { name: 'v1', at: 11 },
    { name: 'v2', at: 9 },
  ];
  const seen: string[] = [];
  let rest: Item[][] = [customers, visitors];
  for (let pages = 0, hasMore = true; hasMore; pages += 1) {
    expect(pages).toBeLessThan(3);
    const merged = mergeSources(rest, timeOf, 3);
    seen.push(...merged.shown.map(({ name }) => name));
    rest = rest.map((list, index) => list.slice(list.indexOf(merged.last[index] ?? absent) + 1));
    hasMore = merged.hasMore;
  }
  expect(seen).toEqual(['v1', 'c1', 'c2', 'c3', 'c4', 'v2']);
});

const absent = { name: '', at: 0 };

it('has no cursor for a list of which nothing is shown', () => {
  const [late, early] = [
    { name: 'late', at: 2 },
    { name: 'early', at: 1 },
  ];
  expect(mergeSources([[late], [early]], timeOf, 1)).toEqual({
    shown: [late],
    last: [late, undefined],
    hasMore: true,
  });
});
