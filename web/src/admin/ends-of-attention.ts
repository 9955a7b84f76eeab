import type { AttentionKind } from '@shared/attention.ts';

/**
 * Where a person does what ends an item of a kind, besides resolving it: at the payment, among the failed
 * letters, or outside the desk, at Razorpay or in the settings.
 */
export const endsOfAttention: Record<AttentionKind, 'payment' | 'letters' | 'outside'> = {
  paid_after_cancel: 'payment',
  amount_mismatch: 'payment',
  duplicate_payment: 'payment',
  document_missing: 'payment',
  paid_after_deletion: 'payment',
  unmatched: 'payment',
  report_differs: 'payment',
  ledger_differs: 'payment',
  dispute: 'payment',
  refund_failed: 'payment',
  refund_refused: 'payment',
  refund_stuck: 'payment',
  balance_too_small: 'payment',
  keys_refused: 'payment',
  receipt_failed: 'payment',
  letter_failed: 'letters',
  payment_letter_failed: 'letters',
  payment_uncaptured: 'outside',
  amount_refused: 'outside',
  currency_refused: 'outside',
  deletion_stuck: 'outside',
  unreadable: 'outside',
  foreign: 'outside',
  webhook_silence: 'outside',
  message_flood: 'outside',
};
