export type UndeliverableReason =
  | 'account-deleted'
  | 'no-address'
  /** The address that was typed has no account. */
  | 'no-account'
  /** The document that the email is about does not exist any more. */
  | 'gone'
  /** The statement of the email is not true any more. */
  | 'outdated'
  /** The mailbox has already received its email of the day. */
  | 'told-today'
  /** Its mailbox has received as many emails on request as it may. */
  | 'limit-reached';

/** The email must not be sent. Trying again would change nothing. */
export class Undeliverable extends Error {
  override name = 'Undeliverable';
  readonly reason: UndeliverableReason;

  constructor(reason: UndeliverableReason) {
    super(reason);
    this.reason = reason;
  }
}
