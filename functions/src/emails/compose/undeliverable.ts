export type UndeliverableReason =
  | 'account-deleted'
  | 'no-address'
  | 'no-account'
  /** The document that the email is about no longer exists. */
  | 'gone'
  /** The content of the email is no longer true. */
  | 'outdated'
  /** The mailbox has already received such an email in the last 24 hours. */
  | 'told-today'
  | 'limit-reached';

/** Thrown if an email must not be sent. A retry would change nothing. */
export class Undeliverable extends Error {
  override name = 'Undeliverable';
  readonly reason: UndeliverableReason;

  constructor(reason: UndeliverableReason) {
    super(reason);
    this.reason = reason;
  }
}
