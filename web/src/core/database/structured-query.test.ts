import { expect, it } from 'vitest';
import { orderBy, where } from './row-query.ts';
import { structuredQuery } from './structured-query.ts';

const field = (fieldPath: string) => ({ fieldPath });

it('asks all collections of a name, with every filter and a limit', () => {
  const query = structuredQuery({
    collection: 'invoices',
    isGroup: true,
    filters: [
      where('status', '==', 'Pending'),
      where('dueAt', '<', new Date('2026-11-27T18:30:00Z')),
    ],
    sort: [orderBy('dueAt', 'desc')],
    limit: 26,
  });
  expect(query).toEqual({
    from: [{ collectionId: 'invoices', allDescendants: true }],
    where: {
      compositeFilter: {
        op: 'AND',
        filters: [
          {
            fieldFilter: { field: field('status'), op: 'EQUAL', value: { stringValue: 'Pending' } },
          },
          {
            fieldFilter: {
              field: field('dueAt'),
              op: 'LESS_THAN',
              value: { timestampValue: '2026-11-27T18:30:00.000Z' },
            },
          },
        ],
      },
    },
    orderBy: [{ field: field('dueAt'), direction: 'DESCENDING' }],
    limit: 26,
  });
});

it.each([
  [
    where('email', 'in', ['a@example.com', 'A@example.com']),
    {
      fieldFilter: {
        field: field('email'),
        op: 'IN',
        value: {
          arrayValue: {
            values: [{ stringValue: 'a@example.com' }, { stringValue: 'A@example.com' }],
          },
        },
      },
    },
  ],
  [
    where('isOpen', '==', true),
    { fieldFilter: { field: field('isOpen'), op: 'EQUAL', value: { booleanValue: true } } },
  ],
  [where('resolvedAt', '==', null), { unaryFilter: { field: field('resolvedAt'), op: 'IS_NULL' } }],
  [
    where('resolvedAt', '!=', null),
    { unaryFilter: { field: field('resolvedAt'), op: 'IS_NOT_NULL' } },
  ],
] as const)('translates %j', (filter, expected) => {
  const query = structuredQuery({ collection: 'users', filters: [filter], sort: [] });
  expect(query.where).toEqual(expected);
});

it('offers alternatives', () => {
  const either = [
    [where('name', '>=', 'kin'), where('name', '<', 'kio')],
    [where('name', '>=', 'Kin'), where('name', '<', 'Kio')],
  ];
  const query = structuredQuery({ collection: 'invoices', filters: [{ either }], sort: [] });
  expect(query.where).toEqual({
    compositeFilter: { op: 'OR', filters: [range('kin', 'kio'), range('Kin', 'Kio')] },
  });
});

function range(from: string, to: string) {
  return {
    compositeFilter: {
      op: 'AND',
      filters: [
        {
          fieldFilter: {
            field: field('name'),
            op: 'GREATER_THAN_OR_EQUAL',
            value: { stringValue: from },
          },
        },
        { fieldFilter: { field: field('name'), op: 'LESS_THAN', value: { stringValue: to } } },
      ],
    },
  };
}
