import { expect, it, onTestFinished, vi } from 'vitest';
import { planQuery } from './plan-query.ts';

it('finds all plans that have not ended, those whose term ends first at the top', () => {
  expect(planQuery({})).toMatchObject({
    collection: 'subscriptions',
    isGroup: true,
    filters: [{ field: 'state', operator: 'in', value: ['active', 'overdue', 'suspended'] }],
    sort: [{ field: 'termEnd', direction: 'asc' }],
  });
});

it('finds the ended plans of a product, the latest at the top', () => {
  expect(planQuery({ state: 'ended', product: 'apac-debt-grid' })).toMatchObject({
    filters: [
      { field: 'state', operator: '==', value: 'ended' },
      { field: 'productId', operator: '==', value: 'apac-debt-grid' },
    ],
    sort: [{ field: 'termEnd', direction: 'desc' }],
  });
});

it('finds the active plans that must be renewed within 30 days in India', () => {
  vi.useFakeTimers({ now: new Date('2026-11-27T20:00:00Z') });
  onTestFinished(() => void vi.useRealTimers());
  expect(planQuery({ state: 'due' }).filters).toEqual([
    { field: 'state', operator: '==', value: 'active' },
    { field: 'renews.on', operator: '==', value: true },
    { field: 'upcoming', operator: '==', value: null },
    { field: 'termEnd', operator: '<=', value: '2026-12-28' },
  ]);
});
