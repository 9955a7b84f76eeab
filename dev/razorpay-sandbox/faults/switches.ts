import type { EventName } from '../webhooks/event-names.ts';

export const sequences = ['as-published', 'newest-first', 'shuffled'] as const;
export const snapshots = ['current', 'stale'] as const;
export const signingSecrets = ['current', 'previous', 'wrong'] as const;
export const noteForms = ['as-is', 'list', 'object'] as const;
export const paymentOutcomes = ['captured', 'authorized', 'late', 'voided'] as const;
export const refundOutcomes = ['processed', 'pending', 'failed'] as const;
export const apiAnswers = [401, 429, 500, 502, 503, 504, 'html', 'hang', 'reset'] as const;

/** The operations of the API, which faults select by name, and their routes. */
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
} as const;

export type Operation = keyof typeof operationRoutes;

export const operations = Object.keys(operationRoutes) as Operation[];

export interface WebhookSwitches {
  /** How many times each event is sent. */
  copies: number;
  sequence: (typeof sequences)[number];
  /** The number of events that are held back for another sequence. */
  batch: number;
  delayMs: number;
  /** Events that are recorded but not sent. */
  drop: EventName[];
  /** `stale` shows the payment as it was before the change that the event reports. */
  snapshot: (typeof snapshots)[number];
  secret: (typeof signingSecrets)[number];
  notes: (typeof noteForms)[number];
}

export interface ApiFault {
  operation: Operation | 'any';
  /** A status with an error of the provider's shape, a 502 with an HTML page, or no answer. */
  answer: (typeof apiAnswers)[number];
  /** `done`: the call takes effect although its answer is faulty. */
  work: 'done' | 'not-done';
  /** The number of calls to which the fault still applies. */
  times: number | 'all';
  /** The duration of `hang`; without it the call hangs until the next reset. */
  ms?: number | undefined;
}

export interface Switches {
  webhooks: WebhookSwitches;
  /** The first fault that matches a call applies. */
  api: ApiFault[];
  payments: {
    outcome: (typeof paymentOutcomes)[number];
    /** Time from a `late` payment's failure to its authorization; null: on command only. */
    lateAfterMs: number | null;
    /** Time from a `voided` payment's authorization to its refund; null: on command only. */
    voidedAfterMs: number | null;
  };
  refunds: { outcome: (typeof refundOutcomes)[number] };
}

/** The switches to change; the others keep their values. */
export interface SwitchChanges {
  webhooks?: Partial<WebhookSwitches> | undefined;
  api?: ApiFault[] | undefined;
  payments?: Partial<Switches['payments']> | undefined;
  refunds?: Partial<Switches['refunds']> | undefined;
}

/** The switches of a provider without faults. */
export const noFaults: Switches = {
  webhooks: {
    copies: 1,
    sequence: 'as-published',
    batch: 3,
    delayMs: 0,
    drop: [],
    snapshot: 'current',
    secret: 'current',
    notes: 'as-is',
  },
  api: [],
  payments: { outcome: 'captured', lateAfterMs: null, voidedAfterMs: null },
  refunds: { outcome: 'processed' },
};
