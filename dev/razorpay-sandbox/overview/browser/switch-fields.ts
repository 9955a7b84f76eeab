import {
  operations,
  type ApiFault,
  type Switches,
  type WebhookSwitches,
} from '../../faults/switches.ts';
import type { Fields } from './fields.ts';

const time = { min: 0, max: 86_400_000 };

export const webhookFields: Fields<Omit<WebhookSwitches, 'drop'>> = {
  copies: { label: 'Each event is sent so many times', min: 1, max: 50, required: true },
  sequence: {
    label: 'Sequence',
    options: {
      'as-published': 'As they happen',
      'newest-first': 'Newest first',
      shuffled: 'Shuffled',
    },
  },
  batch: { label: 'Held back for another sequence', min: 2, max: 1000, required: true },
  delayMs: { label: 'Delay (ms)', ...time, required: true },
  snapshot: {
    label: 'The payment is shown',
    options: { current: 'As it is', stale: 'As it was before' },
  },
  secret: {
    label: 'Signed with',
    options: {
      current: 'The current secret',
      previous: 'The previous secret',
      wrong: 'A wrong secret',
    },
  },
  notes: {
    label: 'Notes are',
    options: {
      'as-is': 'A list if empty, else an object',
      list: 'Always a list',
      object: 'Always an object',
    },
  },
};

export const paymentFields: Fields<Switches['payments']> = {
  outcome: {
    label: 'A good payment is',
    options: {
      captured: 'Captured',
      authorized: 'Authorized only',
      late: 'Failed, authorized late',
      voided: 'Authorized, given back uncaptured',
    },
  },
  lateAfterMs: { label: 'Late after (ms; empty: by hand)', ...time },
  voidedAfterMs: { label: 'Given back after (ms; empty: by hand)', ...time },
};

export const refundFields: Fields<Switches['refunds']> = {
  outcome: {
    label: 'A refund is',
    options: { processed: 'Processed', pending: 'Stays pending', failed: 'Failed' },
  },
};

interface ApiFaultValues extends Pick<ApiFault, 'operation' | 'answer'> {
  times: number | null;
  ms: number | null;
}

export const apiFaultFields: Fields<ApiFaultValues> = {
  operation: {
    label: 'Call',
    options: {
      any: 'any call',
      ...(Object.fromEntries(operations.map((name) => [name, name])) as Record<
        (typeof operations)[number],
        string
      >),
    },
  },
  answer: {
    label: 'Answer',
    options: {
      401: '401 bad credentials',
      429: '429 too many requests',
      500: '500 server error',
      502: '502 bad gateway',
      503: '503 unavailable',
      504: '504 time-out',
      html: '502 with an HTML page',
      hang: 'No answer: it hangs',
      reset: 'Connection reset',
    },
  },
  times: { label: 'Times (empty: all)', min: 1, max: 100_000 },
  ms: { label: 'Hangs for (ms; empty: till reset)', ...time },
};
