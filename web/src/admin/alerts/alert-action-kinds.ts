import type { AlertKind } from '@shared/admin/alerts.ts';

/** A link or button of an alert. `left` links to the invoices that remain after an account deletion. */
export type AlertActionKind =
  | 'payment'
  | 'sync'
  | 'captures'
  | 'deletion'
  | 'customer'
  | 'left'
  | 'emails'
  | 'messages'
  | 'reconcile';

export const alertActionKinds: Record<AlertKind, readonly AlertActionKind[]> = {
  paid_after_cancel: ['payment'],
  plan_not_extended: ['payment'],
  renewal_missed: ['customer'],
  renewal_unanswered: ['customer'],
  amount_mismatch: ['payment'],
  duplicate_payment: ['payment'],
  price_outdated: ['payment'],
  paid_after_deletion: ['payment'],
  dispute: ['payment'],
  dispute_lost: ['payment'],
  dispute_over: ['payment'],
  refund_refused: ['payment'],
  refund_stuck: ['payment'],
  balance_too_small: ['payment'],
  keys_refused: ['payment'],
  receipt_failed: ['payment'],
  document_missing: ['payment', 'sync'],
  unmatched: ['payment', 'sync'],
  report_differs: ['payment', 'sync'],
  ledger_differs: ['payment', 'sync'],
  record_unreadable: ['payment', 'sync'],
  refund_failed: ['payment', 'sync'],
  payment_uncaptured: ['captures'],
  deletion_stuck: ['deletion'],
  deleted_with_open_invoices: ['left'],
  amount_refused: ['customer'],
  currency_refused: ['customer'],
  email_failed: ['emails'],
  payment_email_failed: ['emails'],
  message_flood: ['messages'],
  email_limit_reached: [],
  unreadable: ['reconcile'],
  foreign: ['reconcile'],
  webhook_silence: ['reconcile'],
};
