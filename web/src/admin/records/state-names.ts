import type { EmailState } from '@shared/messages/email-kinds.ts';
import type {
  EndReason,
  SubscriptionState,
  SubscriptionStep,
} from '@shared/subscriptions/subscription.ts';

/** Labels of states, by their stored value. */
type Names = Record<string, string>;

export const paymentStates: Names = {
  created: 'Started',
  failed: 'Failed',
  authorized: 'Authorised, not captured',
  voided: 'Returned, not captured',
  captured: 'Received',
  refunded: 'Refunded',
};

export const attemptStates: Names = {
  creating: 'Starting',
  open: 'Not paid yet',
  recorded: 'Paid',
  expired: 'Expired',
};

export const disputeStates: Names = {
  open: 'Needs a response',
  under_review: 'Under review by the bank',
  closed: 'Closed',
  won: 'Won',
  lost: 'Lost',
};

/** The states that Razorpay reports. */
export const reportedRefundStates: Names = {
  pending: 'Pending',
  processed: 'Processed',
  failed: 'Failed',
};

/** The states of refunds that this site makes. */
export const refundStates: Names = {
  queued: 'Waiting for Razorpay',
  made: 'Accepted by Razorpay',
  refused: 'Rejected by Razorpay',
};

export const receiptStates: Names = {
  none: 'None',
  queued: 'Queued',
  issued: 'Issued',
  failed: 'Failed',
};

export const emailStates: Record<EmailState, string> = {
  queued: 'Queued',
  sending: 'Sending',
  sent: 'Sent',
  failed: 'Failed',
  dropped: 'Not sent',
  held: 'On hold',
  digested: 'Sent in a digest',
};

export const planStates: Record<SubscriptionState, string> = {
  active: 'Active',
  overdue: 'Overdue',
  suspended: 'Suspended',
  ended: 'Ended',
};

export const planSteps: Record<SubscriptionStep, string> = {
  request: 'Renewal invoice',
  remind: 'Reminder',
  expire: 'End of the term',
  suspend: 'Suspension',
  end: 'End of the plan',
};

/** Why the site turned a renewal off. Customers and staff give other reasons. */
export const renewalReasons: Names = {
  guest: 'Guest account',
  refunded: 'Term refunded',
};

export const endReasonNames: Record<EndReason, string> = {
  cancelled: 'Cancelled',
  unpaid: 'Not paid',
  refunded: 'Refunded',
  staff: 'By staff',
  guest: 'Guest account',
};

/** The results of recording a payment. */
export const outcomes: Names = {
  open: 'Not recorded',
  recorded: 'Recorded',
  paid_after_cancel: 'Paid after cancellation',
  amount_mismatch: "Doesn't match",
  duplicate_payment: 'Paid twice',
  price_outdated: 'Paid at an outdated price',
  document_missing: 'Order or invoice missing',
  paid_after_deletion: 'Paid after account deletion',
  unmatched: 'Unmatched',
};

/** Returns an unknown state as it is. */
export function stateName(names: Names, state: string): string {
  return names[state] ?? state;
}
