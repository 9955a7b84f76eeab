import { afterEach, expect, it, vi } from 'vitest';
import { dateOf, timestampOf } from './stored-fields.ts';
import { userList } from './user-lists.ts';

vi.mock('../../lib/env.ts', () => ({
  env: { firebase: { projectId: 'recovery-live' }, firestoreEmulatorHost: undefined },
}));

const { countRows, readRows } = await import('./read-rows.ts');
const orders = userList('asha', 'orders');

const send = vi.fn<typeof fetch>();
vi.stubGlobal('fetch', send);
afterEach(() => void send.mockReset());

it('reads the documents of an account, newest first, with its token', async () => {
  const fields = {
    orderNumber: { stringValue: 'ORD-1' },
    total: { integerValue: '26498' },
    refundedAmount: { doubleValue: 0.5 },
    isNew: { booleanValue: true },
    note: { nullValue: null },
    createdAt: { timestampValue: '2026-11-24T20:04:00.123456Z' },
    items: { arrayValue: { values: [{ mapValue: { fields: { id: { stringValue: 'a' } } } }] } },
    empty: { arrayValue: {} },
  };
  const document = {
    name: 'projects/p/databases/(default)/documents/users/asha/orders/o1',
    fields,
  };
  send.mockResolvedValue(Response.json([{ document }, { readTime: '2026-11-24T20:04:00Z' }]));
  const [row, ...others] = await readRows(orders, 'a-token');
  expect(others).toEqual([]);
  expect(row).toMatchObject({
    id: 'o1',
    path: 'users/asha/orders/o1',
    data: {
      orderNumber: 'ORD-1',
      total: 26_498,
      refundedAmount: 0.5,
      isNew: true,
      note: null,
      items: [{ id: 'a' }],
      empty: [],
    },
  });
  expect(dateOf(row?.data['createdAt'])).toEqual(new Date('2026-11-24T20:04:00.123Z'));
  const at = Date.parse('2026-11-24T20:04:00Z') / 1000;
  expect(timestampOf(row?.data['createdAt'])).toEqual({ seconds: at, nanoseconds: 123_456_000 });
  const [url, request] = send.mock.lastCall ?? [];
  expect(url).toBe(
    'https://firestore.googleapis.com/v1/projects/recovery-live/databases/(default)/documents/users/asha:runQuery',
  );
  expect(request?.headers).toEqual({ Authorization: 'Bearer a-token' });
  expect(JSON.parse(request?.body as string)).toEqual({
    structuredQuery: {
      from: [{ collectionId: 'orders' }],
      orderBy: [{ field: { fieldPath: 'createdAt' }, direction: 'DESCENDING' }],
    },
  });
});

it('rejects if the database refuses', async () => {
  send.mockResolvedValue(new Response('{}', { status: 403 }));
  await expect(readRows(orders, 'a-token')).rejects.toThrow('answered with 403');
});

it('counts documents of the whole database', async () => {
  const result = { aggregateFields: { rows: { integerValue: '12' } } };
  send.mockResolvedValue(Response.json([{ result, readTime: '2026-11-24T20:04:00Z' }]));
  const query = { collection: 'alerts', sort: [] };
  expect(await countRows(query, 'a-token')).toBe(12);
  const [url, request] = send.mock.lastCall ?? [];
  expect(url).toMatch(/\/documents:runAggregationQuery$/);
  expect(JSON.parse(request?.body as string)).toEqual({
    structuredAggregationQuery: {
      structuredQuery: { from: [{ collectionId: 'alerts' }], orderBy: [] },
      aggregations: [{ alias: 'rows', count: {} }],
    },
  });
});
