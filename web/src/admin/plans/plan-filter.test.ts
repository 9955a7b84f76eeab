import { expect, it } from 'vitest';
import { readPlanFilter, toDownloadFilter, writePlanFilter } from './plan-filter.ts';

it.each([
  ['', {}],
  ['?state=due', { state: 'due' }],
  ['?state=ended&product=apac-debt-grid', { state: 'ended', product: 'apac-debt-grid' }],
] as const)('reads and writes the filter %j', (search, filter) => {
  expect(readPlanFilter(search)).toEqual(filter);
  expect(writePlanFilter(filter)).toBe(search);
});

it('ignores unknown values', () => {
  expect(readPlanFilter('?state=paused&product=retired&page=2')).toEqual({});
});

it('the audit log has the filter of a download in words', () => {
  expect(toDownloadFilter({})).toEqual({});
  expect(toDownloadFilter({ state: 'due' })).toEqual({ status: 'Due' });
  expect(toDownloadFilter({ state: 'ended', product: 'apac-debt-grid' })).toEqual({
    status: 'Ended',
    product: 'apac-debt-grid',
  });
});
