import { productById } from '../../functions/shared/catalogue/catalogue.ts';
import { priceAtRate } from '../../functions/shared/catalogue/pricing.ts';
import type { Purchase, Term } from '../../functions/shared/catalogue/quantity.ts';
import { userCollectionPath } from '../../functions/shared/collections.ts';
import type { PayableType } from '../../functions/shared/endpoints.ts';
import { toMajorUnits, type Currency } from '../../functions/shared/values/money.ts';
import { newOrder } from '../../functions/shared/payments/orders.ts';
import { type PaymentStatus } from '../../functions/shared/payments/payment-statuses.ts';
import { soldPlan } from '../../functions/shared/subscriptions/sold-plan.ts';
import type { SoldPlan } from '../../functions/shared/subscriptions/subscription.ts';
import { customer, type SeedOwner } from './accounts.ts';

export interface SeededPurchase extends Terms {
  /** Part of the IDs of the purchase, its Razorpay order and its payment. */
  sequence: number;
  owner: SeedOwner;
  status: PaymentStatus;
  createdAt: Date;
}

/** What a customer did with a plan since they paid its order. The term of a `cancelled` one may be over. */
export type PlanHistory = 'renewing' | 'changed' | 'cancelled' | 'overdue' | 'suspended';

interface Terms {
  type: PayableType;
  /** What an order sells. Empty for an invoice. */
  lines: Purchase[];
  /** In major units. */
  amount: number;
  currency: Currency;
  /** `cancelled` if absent. */
  history?: PlanHistory;
  /** Only for an invoice that the operator issued. */
  dueAt?: Date;
  /** The plans that the payment of an issued invoice starts. */
  plans?: SoldPlan[];
  /** In major units. Only for a partial refund. */
  refundedAmount?: number;
}

const rows: readonly [PaymentStatus, createdOn: string, Terms][] = [
  ['Completed', '2026-08-03', ofProducts('andean-debt-tracker')],
  ['Refunded', '2026-08-21', ofProducts('latam-gateway-mx')],
  ['Cancelled', '2026-09-09', ofProducts('northstar-debt-console')],
  ['Paid', '2026-10-01', ofProducts('apac-debt-grid', 'pacific-restructure-suite')],
  [
    'Paid',
    '2026-10-14',
    { ...ofProducts('global-debt-command-center'), refundedAmount: 10_500, history: 'suspended' },
  ],
  ['Pending', '2026-11-02', ofProducts('mena-restructure-hub')],
  ['Completed', '2026-08-05', ofAmount(48_000, 'INR')],
  ['Refunded', '2026-08-29', ofAmount(620, 'EUR')],
  ['Cancelled', '2026-09-15', ofAmount(1_250, 'USD')],
  ['Paid', '2026-10-06', ofAmount(1_23_456.5, 'INR')],
  ['Pending', '2026-11-05', ofAmount(349.99, 'USD')],
  ['Pending', '2026-11-09', { ...ofAmount(75_500, 'INR'), dueAt: atSeven('2026-11-23') }],
  ['Completed', '2026-08-10', ofPlan('eurodebt-navigator', 12, 'year', 'changed')],
  ['Paid', '2026-10-25', ofPlan('northstar-debt-console', 2, 'month', 'overdue')],
  ['Paid', '2026-11-10', ofPlan('conosur-recovery-studio', 3, 'month', 'cancelled')],
  ['Paid', '2026-11-14', ofPlan('apac-debt-grid', 5, 'month', 'renewing')],
  [
    'Pending',
    '2026-11-25',
    { ...ofAgreedPlan('gulf-portfolio-command', 8, 2_75_000), dueAt: atSeven('2026-12-09') },
  ],
];

export const demoPurchases: readonly SeededPurchase[] = rows.map(
  ([status, createdOn, terms], index) => ({
    ...terms,
    sequence: index + 1,
    owner: customer,
    status,
    createdAt: atSeven(createdOn),
  }),
);

export function ofProducts(...productIds: string[]): Terms {
  return ofLines(productIds.map((id) => ({ id })));
}

function ofPlan(id: string, seats: number, term: Term, history: PlanHistory): Terms {
  return { ...ofLines([{ id, seats, term }]), history };
}

/** An invoice for a year at a price per user that staff agreed. */
function ofAgreedPlan(id: string, seats: number, seatPrice: number): Terms {
  const product = productById(id);
  if (!product) throw new RangeError(`No such product: ${id}`);
  const sold = soldPlan(product, { seats, term: 'year' }, seatPrice);
  return { ...ofAmount(toMajorUnits(priceAtRate(sold.rate, seats)), 'INR'), plans: [sold] };
}

function ofLines(lines: Purchase[]): Terms {
  const { total: amount, currency } = newOrder('', lines, new Date());
  return { type: 'product_order', lines, amount, currency };
}

export function ofAmount(amount: number, currency: Currency): Terms {
  return { type: 'invoice', lines: [], amount, currency };
}

export function pathOf({ type, sequence, owner }: SeededPurchase): string {
  const collection = type === 'invoice' ? 'invoices' : 'orders';
  return `${userCollectionPath(owner.uid, collection)}/demo-${sequence}`;
}

/** Returns whether the purchase was ever paid, even if it was refunded later. */
export function wasPaid(status: PaymentStatus): boolean {
  return status === 'Paid' || status === 'Completed' || status === 'Refunded';
}

function atSeven(day: string): Date {
  return new Date(`${day}T07:00:00Z`);
}
