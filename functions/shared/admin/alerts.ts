export type AlertKind =
  | 'paid_after_cancel'
  | 'amount_mismatch'
  | 'duplicate_payment'
  | 'price_outdated'
  | 'document_missing'
  | 'paid_after_deletion'
  | 'unmatched'
  | 'unreadable'
  | 'foreign'
  | 'report_differs'
  | 'ledger_differs'
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
 * Kinds that a stranger can cause at no cost, or a wrong setting for every payment. All events of such a
 * kind share one item, and the operator gets at most one email a day (UTC) about it.
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
 * Kinds with an item for each payment, of which one comparison can find many. The operator gets at most one
 * email a day (UTC) about all of a kind.
 */
const gatheredKinds = ['ledger_differs'] as const satisfies AlertKind[];

/** Kinds about which at most one email a day goes out. */
export const dailyKinds: readonly AlertKind[] = [...countedKinds, ...gatheredKinds];

export function isGathered(kind: AlertKind): boolean {
  return gatheredKinds.some((gathered) => gathered === kind);
}

/**
 * Kinds that are raised again for as long as their cause lasts. A resolved item is opened again then, as
 * one of a counted kind is.
 */
const lastingKinds: ReadonlySet<AlertKind> = new Set([
  'deletion_stuck',
  'receipt_failed',
  'ledger_differs',
]);

/** Whether a resolved item is opened again when it is raised again. The others are raised for one event. */
export function isRecurring(kind: AlertKind): boolean {
  return isCounted(kind) || lastingKinds.has(kind);
}

export function isCounted(kind: AlertKind): boolean {
  return countedKinds.some((counted) => counted === kind);
}
