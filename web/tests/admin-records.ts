import type { AdminCustomer } from '../src/admin/customers/api/watch-customers.ts';
import type { AdminMessage } from '../src/admin/messages/api/watch-messages.ts';
import type { AdminEmail } from '../src/admin/emails/api/watch-emails.ts';
import type { AdminPlan } from '../src/admin/plans/admin-plan.ts';
import type { PaidRecord } from '../src/admin/records/api/watch-record.ts';
import type { AdminBankPayment } from '../src/admin/payments/api/watch-bank-payments.ts';
import type { AdminDispute, AdminPayment } from '../src/admin/payments/api/watch-payments.ts';

/** Returns a captured payment of ₹26,498 for an order. */
export function aPayment(changed: Partial<AdminPayment> = {}): AdminPayment {
  return {
    id: 'pay_1',
    state: 'captured',
    outcome: 'recorded',
    receiptState: 'issued',
    method: 'upi',
    amountMinor: 26_498_00,
    amountRefundedMinor: 0,
    feeMinor: 0,
    currency: 'INR',
    disputes: {},
    path: 'users/asha/orders/order1',
    createdAt: new Date('2026-11-24'),
    refunds: [],
    ...changed,
  };
}

/** Returns a bank payment of ₹19,79,880 for an invoice. */
export function aBankPayment(changed: Partial<AdminBankPayment> = {}): AdminBankPayment {
  return {
    id: 'bank_HDFCN1',
    reference: 'HDFCN1',
    paidOn: '2026-11-27',
    amountMinor: 19_79_880_00,
    currency: 'INR',
    receiptState: 'issued',
    path: 'users/asha/invoices/inv1',
    createdAt: new Date('2026-11-28'),
    reversedAt: undefined,
    ...changed,
  };
}

/** Returns what a paid order or invoice without plans says to the actions on its payment. */
export function aPaidRecord(changed: Partial<PaidRecord> = {}): PaidRecord {
  const request = { purchases: [], terms: [], change: undefined };
  return { status: 'Paid', request, unchangedPlans: [], ...changed };
}

export const aDispute: AdminDispute = {
  state: 'open',
  phase: 'chargeback',
  amountMinor: 5_000_00,
  reason: 'goods_or_services_not_received',
  respondBy: new Date('2026-12-05T12:30:00Z'),
  createdAt: new Date('2026-11-24'),
  reportedAt: new Date('2026-11-25'),
};

export const aCustomer: AdminCustomer = {
  uid: 'asha',
  name: 'Asha Example',
  email: 'asha@example.com',
  phone: '',
  address: '',
  country: 'India',
  state: '',
  city: 'Pune',
  isAnonymous: false,
  createdAt: new Date('2026-11-24'),
};

/** Returns an active plan that renews on 15 December 2026. */
export function aPlan(changed: Partial<AdminPlan> = {}): AdminPlan {
  return {
    uid: 'asha',
    id: 'plan1',
    productId: 'apac-debt-grid',
    name: 'APAC Debt Grid',
    currency: 'INR',
    seats: 12,
    term: 'month',
    rate: { base: 0, seat: 16_499_00 },
    monthlyMinor: 1_97_988_00,
    startedOn: '2026-11-15',
    startedBy: 'users/asha/orders/order1',
    anchorOn: '2026-11-15',
    termStart: '2026-11-15',
    termEnd: '2026-12-15',
    paidBy: 'users/asha/orders/order1',
    upcoming: null,
    next: null,
    agreed: null,
    renews: { on: true, at: undefined, reason: null },
    state: 'active',
    graceUntil: null,
    renewalRequest: null,
    heldUntil: null,
    changeRequest: null,
    nextStep: 'request',
    nextStepAt: undefined,
    endedOn: null,
    endReason: null,
    ...changed,
  };
}

export function anEmail(changed: Partial<AdminEmail> = {}): AdminEmail {
  return {
    id: 'e',
    kind: 'message_answered',
    state: 'failed',
    failureReason: '',
    uid: '',
    recipientEmail: '',
    email: '',
    path: '',
    createdAt: undefined,
    sentAt: undefined,
    ...changed,
  };
}

export function aMessage(changed: Partial<AdminMessage> = {}): AdminMessage {
  return {
    id: 'message1',
    uid: null,
    name: 'Asha Example',
    email: 'asha@example.com',
    message: 'Please call me.',
    details: [],
    createdAt: new Date('2026-11-24'),
    replies: [],
    isOpen: true,
    ...changed,
  };
}
