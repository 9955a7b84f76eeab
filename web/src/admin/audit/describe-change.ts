import type { AuditedChange, AuditFacts } from '@shared/admin/audit.ts';
import { formatMoney, isCurrency, toMajorUnits } from '@shared/values/money.ts';
import {
  emailStates,
  outcomes,
  planStates,
  paymentStates,
  receiptStates,
  refundStates,
  stateName,
} from '../records/state-names.ts';

interface FactNames {
  name: string;
  values?: Record<string, string>;
}

const facts: Record<string, FactNames> = {
  number: { name: 'Number' },
  status: { name: 'Status' },
  amountMinor: { name: 'Amount' },
  reference: { name: 'Bank reference' },
  remindedAt: { name: 'Last reminder' },
  role: { name: 'Role' },
  methods: { name: 'Login methods' },
  secondFactor: { name: 'Second factor', values: { true: 'Required', false: 'Not required' } },
  leftMinor: { name: 'Refundable' },
  refundedMinor: { name: 'Refunded' },
  endsPlans: { name: 'Plans that end' },
  plans: { name: 'Plans to start' },
  resolved: { name: 'Alert', values: { false: 'Open', true: 'Resolved' } },
  // Emails and refunds both have a `state`.
  state: { name: 'State', values: { ...emailStates, ...refundStates, queued: 'Queued' } },
  payment: { name: 'Payment', values: paymentStates },
  outcome: { name: 'Outcome', values: outcomes },
  receipt: { name: 'Receipt', values: receiptStates },
  plan: { name: 'Plan', values: planStates },
  renews: { name: 'Renewal', values: { true: 'On', false: 'Off' } },
  seats: { name: 'Users' },
  paidUntil: { name: 'Paid until' },
  nextSeats: { name: 'Users from the next term' },
  nextTerm: { name: 'Next term', values: { month: '1 month', year: '1 year' } },
  agreedMinor: { name: 'Agreed price per user' },
  agreedTerm: { name: 'Agreed for', values: { month: 'each month', year: 'each year' } },
  graceUntil: { name: 'Grace until' },
  heldUntil: { name: 'On hold until' },
  replies: { name: 'Replies' },
  isOpen: { name: 'Message', values: { true: 'Waiting', false: 'Closed' } },
  messages: { name: 'Messages' },
  deleted: { name: 'Message', values: { false: 'Stored', true: 'Deleted' } },
  step: { name: 'Step' },
  file: { name: 'List' },
  product: { name: 'Product' },
  inCurrency: { name: 'Currency' },
  search: { name: 'Search', values: { true: 'Yes' } },
  rows: { name: 'Rows' },
  from: { name: 'From' },
  to: { name: 'To' },
};

/** Describes the change of an audit entry, such as `Status: Pending → Cancelled`. */
export function describeChange({ before, after }: AuditedChange): string {
  return Object.keys(after)
    .filter((name) => name !== 'currency')
    .map((name) => {
      const label = facts[name]?.name ?? name;
      const value = valueOf(after, name);
      return name in before
        ? `${label}: ${valueOf(before, name)} → ${value}`
        : `${label}: ${value}`;
    })
    .join(', ');
}

function valueOf(all: AuditFacts, name: string): string {
  const value = all[name] ?? 'none';
  const { currency } = all;
  const isMoney = name.endsWith('Minor') && typeof value === 'number' && isCurrency(currency);
  if (isMoney) return formatMoney(toMajorUnits(value), currency);
  return stateName(facts[name]?.values ?? {}, String(value));
}
