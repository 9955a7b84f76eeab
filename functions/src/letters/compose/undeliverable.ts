export type UndeliverableReason =
  | 'account-deleted'
  | 'no-address'
  /** The address that was typed has no account. */
  | 'no-account'
  /** The document that the letter is about does not exist any more. */
  | 'gone'
  /** The statement of the letter is not true any more. */
  | 'outdated'
  /** The mailbox has already received its letter of the day. */
  | 'told-today'
  /** Its mailbox has received as many emails on request as it may. */
  | 'limit-reached';

/** The letter must not be sent. Trying again would change nothing. */
export class Undeliverable extends Error {
  override name = 'Undeliverable';
  readonly reason: UndeliverableReason;

  constructor(reason: UndeliverableReason) {
    super(reason);
    this.reason = reason;
  }
}
