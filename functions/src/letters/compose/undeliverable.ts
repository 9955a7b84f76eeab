/** Why there is nothing to send, now or ever. */
export type UndeliverableReason =
  | 'account-deleted'
  | 'no-address'
  /** What it is about isn't there any more. */
  | 'gone'
  /** What it says isn't so any more. */
  | 'outdated'
  /** The mailbox has had its letter of the day. */
  | 'told-today';

/** A letter that nobody shall get. Trying again would change nothing. */
export class Undeliverable extends Error {
  override name = 'Undeliverable';
  readonly reason: UndeliverableReason;

  constructor(reason: UndeliverableReason) {
    super(reason);
    this.reason = reason;
  }
}
