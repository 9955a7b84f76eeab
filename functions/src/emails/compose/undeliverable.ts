export type UndeliverableReason =
  | 'account-deleted'
  | 'no-address'
  | 'no-account'
  | 'gone'
  | 'outdated'
  /** The mailbox has received such an email in the last 24 hours. */
  | 'notified-today'
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
