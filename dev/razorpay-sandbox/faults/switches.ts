import { eventNames } from '../webhooks/webhook-event.ts';

const dayMs = 24 * 60 * 60 * 1000;
/** A hundred crore rupees. */
const maxPaise = 1e11;

/** A switch with named values; without faults it has the first of them. */
interface Choice<Value extends string | number = string | number> {
  label: string;
  /** The label of each value. */
  options: Record<Value, string>;
  usual: Value;
}

/** A switch with whole numbers. If the usual value is null, null is allowed. */
export interface NumberSwitch {
  label: string;
  min: number;
  max: number;
  usual: number | null;
}

/** A switch with a list of items; without faults the list is empty. */
interface ListSwitch<Item extends string = string> {
  label: string;
  items: readonly Item[];
  usual: Item[];
}

/**
 * One row for each switch, by group: its label on the sandbox's page, and its values. Types, checks of
 * requests and the page's form follow from the rows; README.md says what each switch does.
 */
const switchTable = {
  account: {
    capture: choice('The dashboard captures payments', {
      automatic: 'Automatically',
      manual: 'By hand only',
    }),
    maximum: numberOrNull('Largest payment (paise; empty: any)', 100, maxPaise),
    international: choice('International payments are', { on: 'On', off: 'Off' }),
    balance: numberOrNull('Balance for refunds (paise; empty: enough)', 0, maxPaise),
  },
  webhooks: {
    copies: wholeNumber('Each event is sent so many times', 1, 50, 1),
    sequence: choice('Sequence', {
      'as-published': 'As they happen',
      'newest-first': 'Newest first',
      shuffled: 'Shuffled',
    }),
    batch: wholeNumber('Held back for another sequence', 2, 1000, 3),
    delayMs: wholeNumber('Delay (ms)', 0, dayMs, 0),
    drop: list('Not sent', eventNames),
    snapshot: choice('The payment is shown', { current: 'As it is', stale: 'As it was before' }),
    secret: choice('Signed with', {
      current: 'The current secret',
      previous: 'The previous secret',
      wrong: 'A wrong secret',
    }),
    notes: choice('Notes are', {
      'as-is': 'A list if empty, else an object',
      list: 'Always a list',
      object: 'Always an object',
    }),
    baseAmount: choice('The amount in rupees is sent', {
      always: 'For rupees too',
      foreign: 'For other currencies only',
    }),
    status: choice('The webhook is', { enabled: 'Enabled', disabled: 'Disabled' }),
    disabledAfterMs: wholeNumber('Disabled after failing for (ms)', 0, dayMs, dayMs),
  },
  payments: {
    outcome: choice('A good payment is', {
      captured: 'Captured',
      authorized: 'Authorized only',
      late: 'Failed, authorized late',
      voided: 'Authorized, given back uncaptured',
    }),
    lateAfterMs: numberOrNull('Late after (ms; empty: by hand)', 0, dayMs),
    voidedAfterMs: numberOrNull('Given back after (ms; empty: by hand)', 0, dayMs),
  },
  refunds: {
    outcome: choice('A refund is', {
      processed: 'Processed',
      pending: 'Stays pending',
      failed: 'Failed',
    }),
  },
};

export type SwitchRow = Choice | NumberSwitch | ListSwitch;

export const switchRows: Record<string, Record<string, SwitchRow>> = switchTable;

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

/** The fields of a fault of the API. */
export const apiFaultTable = {
  operation: choice<Operation | 'any'>('Call', {
    any: 'any call',
    ...(Object.fromEntries(operations.map((name) => [name, name])) as Record<Operation, Operation>),
  }),
  answer: choice('Answer', {
    400: '400 bad credentials',
    401: '401 bad credentials',
    429: '429 too many requests',
    500: '500 server error',
    502: '502 bad gateway',
    503: '503 unavailable',
    504: '504 time-out',
    html: '502 with an HTML page',
    hang: 'No answer: it hangs',
    reset: 'Connection reset',
  }),
  work: choice('Its work is', { 'not-done': 'Not done', done: 'Done all the same' }),
  times: numberOrNull('Times (empty: all)', 1, 100_000),
  ms: numberOrNull('Hangs for (ms; empty: till reset)', 0, dayMs),
};

export interface ApiFault {
  operation: Operation | 'any';
  answer: (typeof apiFaultTable)['answer']['usual'];
  work: (typeof apiFaultTable)['work']['usual'];
  /** The number of calls to which the fault still applies. */
  times: number | 'all';
  ms?: number | undefined;
}

export type Groups = {
  [Group in keyof typeof switchTable]: {
    [Name in keyof (typeof switchTable)[Group]]: (typeof switchTable)[Group][Name] extends {
      usual: infer Value;
    }
      ? Value
      : never;
  };
};
export type Switches = Groups & { api: ApiFault[] };

/** The switches to change; the others keep their values. */
export type SwitchChanges = { [Group in keyof Groups]?: Partial<Groups[Group]> } & {
  api?: ApiFault[] | undefined;
};

/** The switches of a provider without faults. */
export const noFaults = {
  ...mapValues(switchRows, (rows) => mapValues(rows, ({ usual }) => usual)),
  api: [],
} as unknown as Switches;

/** The values of a choice, with their types. */
export function valuesOf({ options }: Choice): (string | number)[] {
  return Object.keys(options).map((value) => (/^\d+$/.test(value) ? Number(value) : value));
}

export function mapValues<Value, Result>(
  record: Record<string, Value>,
  map: (value: Value) => Result,
): Record<string, Result> {
  return Object.fromEntries(Object.entries(record).map(([name, value]) => [name, map(value)]));
}

function choice<Value extends string | number>(label: string, options: Record<Value, string>) {
  return { label, options, usual: Object.keys(options)[0] as Value };
}

function wholeNumber(label: string, min: number, max: number, usual: number) {
  return { label, min, max, usual };
}

function numberOrNull(label: string, min: number, max: number) {
  return { label, min, max, usual: null as number | null };
}

function list<Item extends string>(label: string, items: readonly Item[]) {
  return { label, items, usual: [] as Item[] };
}
