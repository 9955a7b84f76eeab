import { z } from 'zod';
import { eventNames } from '../webhook-event.ts';

const dayMs = 24 * 60 * 60 * 1000;
/** An amount of at most 100 crore rupees. */
const paise = z.int().min(0).max(1e11);

/** Faults select operations by these names. */
export const operationRoutes = {
  'create-order': 'POST /v1/orders',
  'find-orders': 'GET /v1/orders',
  'fetch-order': 'GET /v1/orders/:id',
  'fetch-order-payments': 'GET /v1/orders/:id/payments',
  'find-payments': 'GET /v1/payments',
  'fetch-payment': 'GET /v1/payments/:id',
  capture: 'POST /v1/payments/:id/capture',
  refund: 'POST /v1/payments/:id/refund',
  'fetch-payment-refunds': 'GET /v1/payments/:id/refunds',
  'find-refunds': 'GET /v1/refunds',
  'fetch-refund': 'GET /v1/refunds/:id',
  'find-disputes': 'GET /v1/disputes',
} as const;

export type Operation = keyof typeof operationRoutes;
export const operations = Object.keys(operationRoutes) as Operation[];

const apiFault = z.strictObject({
  operation: z.enum(['any', ...operations]),
  answer: z.literal([400, 401, 429, 500, 502, 503, 504, 'html', 'reset']),
  work: z.enum(['not-done', 'done']).default('not-done'),
  /** The calls that the fault still applies to. */
  times: z.union([z.literal('all'), z.int().min(1).max(100_000)]).default(1),
});

/** Answers of the API show these fields of a record instead of its own. */
const changedRecord = z.strictObject({ id: z.string(), fields: z.record(z.string(), z.unknown()) });

/** README.md describes the effects of all switches. */
const groups = {
  account: z.strictObject({
    capture: z.enum(['automatic', 'manual']),
    maximum: paise.min(100).nullable(),
    international: z.enum(['on', 'off']),
    balance: paise.nullable(),
  }),
  webhooks: z.strictObject({
    drop: z.union([z.literal('all').transform(() => [...eventNames]), z.array(z.enum(eventNames))]),
    secret: z.enum(['current', 'wrong']),
    status: z.enum(['enabled', 'disabled']),
    disabledAfterMs: z.int().min(0).max(dayMs),
  }),
  payments: z.strictObject({
    outcome: z.enum(['captured', 'authorized', 'late']),
  }),
  refunds: z.strictObject({ outcome: z.enum(['processed', 'pending', 'failed']) }),
};

/** Omitted switches keep their values. */
export const switchChanges = z
  .strictObject({
    account: groups.account.partial(),
    webhooks: groups.webhooks.partial(),
    payments: groups.payments.partial(),
    refunds: groups.refunds.partial(),
    api: z.array(apiFault),
    records: z.array(changedRecord),
  })
  .partial();

export type ApiFault = z.output<typeof apiFault>;
type Groups = { [Group in keyof typeof groups]: z.output<(typeof groups)[Group]> };
export type Switches = Groups & { api: ApiFault[]; records: z.output<typeof changedRecord>[] };
export type SwitchChanges = z.input<typeof switchChanges>;

export const noFaults: Switches = {
  account: { capture: 'automatic', maximum: null, international: 'on', balance: null },
  webhooks: {
    drop: [],
    secret: 'current',
    status: 'enabled',
    disabledAfterMs: dayMs,
  },
  payments: { outcome: 'captured' },
  refunds: { outcome: 'processed' },
  api: [],
  records: [],
};
