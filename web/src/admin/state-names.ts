import type { LetterState } from '@shared/letter-kinds.ts';

/** The states of records in words, by the name that the database has for them. */
type Names = Record<string, string>;

export const paymentStates: Names = {
  created: 'Begun',
  failed: 'Failed',
  authorized: 'Authorised, not captured',
  voided: 'Given back uncaptured',
  captured: 'Received',
  refunded: 'Refunded',
};

export const attemptStates: Names = {
  creating: 'Being prepared',
  open: 'Not paid yet',
  settled: 'Paid',
  expired: 'Expired',
};

/** What a dispute of a payment means for its refund. */
export const disputeSentences = {
  open: 'Disputed with the bank. It cannot be refunded until the dispute is decided at Razorpay.',
  lost: 'Lost in a dispute. The customer has the money back, so it is not refunded.',
};

/** Of refunds as Razorpay reports them. */
export const reportedRefundStates: Names = {
  pending: 'On its way',
  processed: 'Done',
  failed: 'Came back',
};

/** Of refunds that this site makes. */
export const refundStates: Names = {
  queued: 'Waits for Razorpay',
  made: 'Accepted by Razorpay',
  refused: 'Refused by Razorpay',
};

export const receiptStates: Names = {
  none: 'None',
  queued: 'Waits',
  issued: 'Issued',
  failed: 'Could not be issued',
};

export const letterStates: Record<LetterState, string> = {
  queued: 'Waits',
  sending: 'Being sent',
  sent: 'Sent',
  failed: 'Failed',
  dropped: 'Not sent',
  held: 'Held in a flood',
  digested: 'In a digest',
};

/** What became of a payment. */
export const outcomes: Names = {
  open: 'Not settled',
  settled: 'Settled',
  paid_after_cancel: 'Paid after it was cancelled',
  amount_mismatch: 'Another amount than asked for',
  duplicate_payment: 'Paid twice',
  price_outdated: 'Paid at an outdated price',
  document_missing: 'Without its order or invoice',
  paid_after_deletion: 'Paid after the account was deleted',
  unmatched: 'Belongs to nothing',
};

/** The words for a state. One that is not known yet stays as it is. */
export function stateName(names: Names, state: string): string {
  return names[state] ?? state;
}
