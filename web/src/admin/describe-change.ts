import type { AuditedChange, AuditFacts } from '@shared/audit.ts';
import { formatMoney, isCurrency, toMajorUnits } from '@shared/money.ts';

const names: Record<string, string> = {
  number: 'Number',
  status: 'Status',
  amountMinor: 'Amount',
  remindedAt: 'Last reminder',
  role: 'Role',
  leftMinor: 'Left to refund',
  resolved: 'Resolved',
  state: 'State',
  receipt: 'Receipt',
  replies: 'Replies',
  waits: 'Waits',
  from: 'From',
  to: 'To',
};

/** What an entry of the audit changed, such as `Status: Pending → Cancelled`. */
export function describeChange({ before, after }: AuditedChange): string {
  return Object.keys(after)
    .filter((name) => name !== 'currency')
    .map((name) => `${names[name] ?? name}: ${valueOf(before, name)} → ${valueOf(after, name)}`)
    .join(', ');
}

function valueOf(facts: AuditFacts, name: string): string {
  const value = wordOf(facts[name]);
  const { currency } = facts;
  const isMoney = name.endsWith('Minor') && typeof value === 'number' && isCurrency(currency);
  return isMoney ? formatMoney(toMajorUnits(value), currency) : String(value);
}

function wordOf(value: AuditFacts[string] | undefined): string | number {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return value ?? 'none';
}
