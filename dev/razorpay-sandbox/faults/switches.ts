import type { EventName } from '../webhooks/event-names.ts';

export const sequences = ['as-published', 'newest-first', 'shuffled'] as const;
export const snapshots = ['current', 'stale'] as const;
export const signingSecrets = ['current', 'previous', 'wrong'] as const;
export const noteForms = ['as-is', 'list', 'object'] as const;
export const paymentOutcomes = ['captured', 'authorized', 'late', 'voided'] as const;
export const refundOutcomes = ['processed', 'pending', 'failed'] as const;
export const apiAnswers = [401, 429, 500, 502, 503, 504, 'html', 'hang', 'reset'] as const;

/** The calls of the API, by the names that faults choose them with, and their routes. */
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
  /** With another sequence: how many events are held back before they are sent. */
  batch: number;
  delayMs: number;
  /** Events that are recorded and not sent. */
  drop: EventName[];
  /** Whether events show the payment as it is, or as it was before the change that they report. */
  snapshot: (typeof snapshots)[number];
  secret: (typeof signingSecrets)[number];
  notes: (typeof noteForms)[number];
}

export interface ApiFault {
  operation: Operation | 'any';
  /** A status with an error in the provider's shape, a 502 with an HTML body, or no answer. */
  answer: (typeof apiAnswers)[number];
  /** Whether the call has its effect all the same. */
  work: 'done' | 'not-done';
  /** How many calls are left to be hit. */
  times: number | 'all';
  /** How long `hang` holds a call before it goes on; without it until the next reset. */
  ms?: number | undefined;
}

export interface Switches {
  webhooks: WebhookSwitches;
  /** The first one that fits a call hits it. */
  api: ApiFault[];
  payments: {
    outcome: (typeof paymentOutcomes)[number];
    /** When a `late` payment is authorized after its failure; null: on command. */
    lateAfterMs: number | null;
    /** When a `voided` payment is given back after its authorization; null: on command. */
    voidedAfterMs: number | null;
  };
  refunds: { outcome: (typeof refundOutcomes)[number] };
}

/** Switches to be set; those that are left out stay as they are. */
export interface SwitchChanges {
  webhooks?: Partial<WebhookSwitches> | undefined;
  api?: ApiFault[] | undefined;
  payments?: Partial<Switches['payments']> | undefined;
  refunds?: Partial<Switches['refunds']> | undefined;
}

/** A provider that behaves. */
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
