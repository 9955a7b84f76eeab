/** What emails are about, in the operator's words. */
export const emailNames = {
  payment_confirmed: 'Payment confirmed',
  payment_failed: 'Payment failed',
  payment_returned: 'Payment returned',
  invoice_issued: 'Invoice issued',
  invoice_reminder: 'Invoice reminder',
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
  contact_notice: 'New message (to operator)',
  contact_digest: 'Message digest (to operator)',
  operator_alert: 'Alert (to operator)',
} as const;

export type EmailKind = keyof typeof emailNames;

/**
 * `held` in a flood until a digest brings it (`digested`). Not tried again is one that `failed`, of which the
 * operator is told, and one that was `dropped`: it must not go out, or an administrator put it away.
 */
export type EmailState = 'held' | 'digested' | 'queued' | 'sending' | 'sent' | 'failed' | 'dropped';

export interface ResentEmail {
  kind: EmailKind;
  state: EmailState;
  isSecondTime?: boolean | undefined;
  /** Empty or null when it was erased; absent in an email of a deleted account. */
  givenEmail?: string | null;
}

/** Kinds whose address is nowhere but in the email. */
const kindsToTypedAddress: ReadonlySet<EmailKind> = new Set([
  'password_reset',
  'email_change',
  'account_deleted',
  'contact_acknowledged',
]);

/**
 * Whether an email that is done with loses its address: it may belong to a person without an account, whom no
 * deletion would find.
 */
export function losesAddress({ uid, kind }: { uid: string | null; kind: EmailKind }): boolean {
  return uid === null || kindsToTypedAddress.has(kind);
}

/** Whether there is an address left that an email can be sent to. */
export function hasAddress({ kind, givenEmail }: ResentEmail): boolean {
  return !kindsToTypedAddress.has(kind) || Boolean(givenEmail);
}

/** Whether an email may be queued again: one that is not tried again, or a sent one once, if it has an address. */
export function mayResend(email: ResentEmail): boolean {
  const { state, isSecondTime } = email;
  const isDone = state === 'failed' || state === 'dropped' || (state === 'sent' && !isSecondTime);
  return isDone && hasAddress(email);
}
