export const emailNames = {
  payment_confirmed: 'Payment confirmed',
  payment_failed: 'Payment failed',
  payment_returned: 'Payment returned',
  payment_reversed: 'Payment reversed',
  payment_applied: 'Late payment used',
  invoice_issued: 'Invoice issued',
  invoice_reminder: 'Invoice reminder',
  invoice_cancelled: 'Invoice cancelled',
  invoice_lapsed: 'Unpaid order cancelled',
  renewal_requested: 'Renewal invoice',
  renewal_reminder: 'Renewal reminder',
  renewal_offered: 'Renewal offered',
  renewal_turned_on: 'Renewal turned on',
  plan_changed: 'Plan changed',
  plan_cancelled: 'Plan cancelled',
  plan_suspended: 'Plan suspended',
  plan_ended: 'Plan ended',
  refund_made: 'Refund made',
  email_verification: 'Email verification',
  password_reset: 'Password reset',
  email_change: 'Email change',
  email_change_requested: 'Email change requested (to old address)',
  email_changed: 'Email changed (to old address)',
  password_changed: 'Password changed',
  sign_in_method_added: 'Login method added',
  account_deleted: 'Account deleted',
  contact_acknowledged: 'Message received',
  message_answered: 'Reply to a message',
  sale_notice: 'New sale (to operator)',
  sales_digest: "A day's sales (to operator)",
  contact_notice: 'New message (to operator)',
  contact_digest: 'Message digest (to operator)',
  operator_alert: 'Alert (to operator)',
} as const;

export type EmailKind = keyof typeof emailNames;

const kindsToOperator: ReadonlySet<EmailKind> = new Set([
  'sale_notice',
  'sales_digest',
  'contact_notice',
  'contact_digest',
  'operator_alert',
]);

export function isToOperator(kind: EmailKind): boolean {
  return kindsToOperator.has(kind);
}

/**
 * A `held` email waits out a flood until a digest contains it (`digested`). `failed` and `dropped` emails are not
 * retried. The operator is alerted to a failed email. A dropped email no longer applies or was dismissed.
 */
export type EmailState = 'held' | 'digested' | 'queued' | 'sending' | 'sent' | 'failed' | 'dropped';

export interface ResentEmail {
  kind: EmailKind;
  state: EmailState;
  /** Empty or null once erased; absent in an email of a deleted account. */
  recipientEmail?: string | null;
}

/** Kinds whose address is stored only in the email. */
const kindsToEnteredAddress: ReadonlySet<EmailKind> = new Set([
  'password_reset',
  'email_change',
  'account_deleted',
  'contact_acknowledged',
]);

/**
 * Returns whether a finished email loses its address. The address may belong to a person without an account, so
 * no account deletion would erase it.
 */
export function losesAddress({ uid, kind }: { uid: string | null; kind: EmailKind }): boolean {
  return uid === null || kindsToEnteredAddress.has(kind);
}

export function hasAddress({ kind, recipientEmail }: ResentEmail): boolean {
  return !kindsToEnteredAddress.has(kind) || Boolean(recipientEmail);
}

/** Returns whether an email may be sent again. */
export function mayResend(email: ResentEmail): boolean {
  const { state } = email;
  const isDone = state === 'failed' || state === 'dropped' || state === 'sent';
  return isDone && hasAddress(email);
}
