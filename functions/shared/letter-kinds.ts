/** What letters are about, in the operator's words. */
export const letterNames = {
  payment_confirmed: 'Payment confirmed',
  payment_failed: 'Payment failed',
  payment_returned: 'Payment returned',
  invoice_issued: 'Invoice issued',
  invoice_reminder: 'Reminder of an invoice',
  refund_made: 'Refund made',
  email_verification: 'Verification of an address',
  password_reset: 'Reset of a password',
  email_change: 'Change of an address',
  email_change_requested: 'Change of an address, to the old one',
  password_changed: 'Password changed',
  contact_acknowledged: 'Message received',
  message_answered: 'Answer to a message',
  contact_notice: 'New message, to the operator',
  contact_digest: 'New messages, to the operator',
  operator_attention: 'Attention, to the operator',
} as const;

export type LetterKind = keyof typeof letterNames;

/** `held` in a flood until a digest brings it (`digested`); `failed` when it is not tried again. */
export type LetterState = 'held' | 'digested' | 'queued' | 'sending' | 'sent' | 'failed';

/** Whether a letter may be queued again: a failed one, and, if that is asked for, a sent one once. */
export function mayResend(
  letter: { state: LetterState; isSecondTime?: boolean | undefined },
  isSecondTime: boolean,
): boolean {
  const { state } = letter;
  return state === 'failed' || (state === 'sent' && isSecondTime && !letter.isSecondTime);
}
