import {
  operations,
  type ApiFault,
  type Switches,
  type WebhookSwitches,
} from '../../faults/switches.ts';

type Labels<Value extends string | number> = Record<Value, string>;

const sequence: Labels<WebhookSwitches['sequence']> = {
  'as-published': 'As they happen',
  'newest-first': 'Newest first',
  shuffled: 'Shuffled',
};

const snapshot: Labels<WebhookSwitches['snapshot']> = {
  current: 'As it is',
  stale: 'As it was before',
};

const secret: Labels<WebhookSwitches['secret']> = {
  current: 'The current secret',
  previous: 'The previous secret',
  wrong: 'A wrong secret',
};

const notes: Labels<WebhookSwitches['notes']> = {
  'as-is': 'A list if empty, else an object',
  list: 'Always a list',
  object: 'Always an object',
};

const paymentOutcome: Labels<Switches['payments']['outcome']> = {
  captured: 'Captured',
  authorized: 'Authorized only',
  late: 'Failed, authorized late',
  voided: 'Authorized, given back uncaptured',
};

const refundOutcome: Labels<Switches['refunds']['outcome']> = {
  processed: 'Processed',
  pending: 'Stays pending',
  failed: 'Failed',
};

const answer: Labels<ApiFault['answer']> = {
  401: '401 bad credentials',
  429: '429 too many requests',
  500: '500 server error',
  502: '502 bad gateway',
  503: '503 unavailable',
  504: '504 time-out',
  html: '502 with an HTML page',
  hang: 'No answer: it hangs',
  reset: 'Connection reset',
};

/** The options of each select, by the name of the field. */
export const optionLabels: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'webhooks.sequence': sequence,
  'webhooks.snapshot': snapshot,
  'webhooks.secret': secret,
  'webhooks.notes': notes,
  'payments.outcome': paymentOutcome,
  'refunds.outcome': refundOutcome,
  operation: { any: 'any call', ...namesOf(operations) },
  answer,
};

function namesOf(names: readonly string[]): Record<string, string> {
  return Object.fromEntries(names.map((name) => [name, name]));
}
