import type { AdminCustomer } from '../src/admin/customers/api/watch-customers.ts';
import type { AdminMessage } from '../src/admin/messages/api/watch-messages.ts';
import type { AdminEmail } from '../src/admin/emails/api/watch-emails.ts';
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
