export type AlertKind =
  | 'paid_after_cancel'
  | 'amount_mismatch'
  | 'duplicate_payment'
  | 'price_outdated'
  | 'document_missing'
  | 'paid_after_deletion'
  | 'plan_not_extended'
  | 'renewal_missed'
  | 'renewal_unanswered'
  | 'unmatched'
  | 'unreadable'
  | 'foreign'
  | 'report_differs'
  | 'ledger_differs'
  | 'record_unreadable'
  | 'payment_uncaptured'
  | 'refund_failed'
  | 'refund_refused'
  | 'refund_stuck'
  | 'balance_too_small'
  | 'keys_refused'
  | 'amount_refused'
  | 'currency_refused'
  | 'receipt_failed'
  | 'dispute'
  | 'dispute_lost'
  | 'dispute_over'
  | 'webhook_silence'
  | 'message_flood'
  | 'email_limit_reached'
  | 'deletion_stuck'
  | 'deleted_with_open_invoices'
  | 'email_failed'
  | 'payment_email_failed';

/**
 * Kinds that a stranger can cause at no cost, or that a wrong setting causes for every payment. All events of
 * such a kind share one alert. The operator gets at most one email about it per UTC day.
 */
const countedKinds = [
  'foreign',
  'unreadable',
  'unmatched',
  'payment_uncaptured',
  'refund_stuck',
  'balance_too_small',
  'keys_refused',
  'amount_refused',
  'currency_refused',
  'email_failed',
  'payment_email_failed',
  'message_flood',
  'email_limit_reached',
] as const satisfies AlertKind[];

/**
 * Kinds with one alert per payment or refund, of which one check can find many. The operator gets at most one email
 * per UTC day about all alerts of the kind.
 */
const gatheredKinds = ['ledger_differs', 'record_unreadable'] as const satisfies AlertKind[];

export const dailyKinds: readonly AlertKind[] = [...countedKinds, ...gatheredKinds];

export function isGathered(kind: AlertKind): boolean {
  return gatheredKinds.some((gathered) => gathered === kind);
}

/**
 * Kinds that are raised again for as long as their cause lasts. Like counted kinds, they reopen a resolved alert.
 */
const lastingKinds: ReadonlySet<AlertKind> = new Set([
  'deletion_stuck',
  'receipt_failed',
  'ledger_differs',
]);

/** Returns whether raising the alert again reopens it. Alerts of other kinds stand for a single event. */
export function isRecurring(kind: AlertKind): boolean {
  return isCounted(kind) || lastingKinds.has(kind);
}

export function isCounted(kind: AlertKind): boolean {
  return countedKinds.some((counted) => counted === kind);
}
