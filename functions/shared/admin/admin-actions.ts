import type { PayableType } from '../endpoints.ts';
import type { InvoiceLine } from '../payments/invoices.ts';
import type { Currency } from '../values/money.ts';

/** A change that an administrator asks for in the admin panel. */
export type AdminRequest = AdminAction & {
  /** A UUID. A repeated request changes nothing and has the same answer. */
  idempotencyKey: string;
};

export type AdminAction =
  /** Issues an invoice. It waits for an account that has verified the address, if there is none. */
  | { action: 'issue-invoice'; invoice: InvoiceToIssue }
  /** Has an email remind the customer of a Pending invoice. */
  | { action: 'remind-of-invoice'; payable: PayableName }
  /** Cancels a Pending invoice, unless a payment of it waits to be captured. The customer reads the note. */
  | { action: 'cancel-invoice'; payable: PayableName; note: string }
  /** Marks a Paid order as Completed. The customer reads the note, where there is one. */
  | { action: 'complete-order'; payable: PayableName; note?: string }
  /** Refunds a payment or a part of it, in minor units. The customer reads the note. */
  | {
      action: 'refund-payment';
      paymentId: string;
      amountMinor: number;
      note: string;
      /** What is left to refund, as far as the administrator knows. */
      leftMinor: number;
    }
  /** Tries a refund now that waits or was refused. */
  | { action: 'retry-refund'; refundId: string }
  /** Books a payment and its refunds as the provider has them, also one that the ledger does not know. */
  | { action: 'sync-payment'; paymentId: string }
  /** Has the provider take the money of an authorized payment. */
  | { action: 'capture-payment'; paymentId: string }
  /** Goes on with the deletion of an account now. */
  | { action: 'retry-deletion'; uid: string }
  /** Has a failed receipt issued. */
  | { action: 'retry-receipt'; paymentId: string }
  /** Sends a failed email again, or a sent one a second time. */
  | { action: 'resend-email'; id: string }
  /** Dismisses a failed email that is no longer needed. */
  | { action: 'dismiss-email'; id: string; note: string }
  /** Resolves an alert, unless it has happened again since `lastAt`, the item's own moment. */
  | { action: 'resolve-alert'; id: string; lastAt: Moment; note: string }
  /** Compares the ledger with the provider, from the first to the last day in India. */
  | { action: 'reconcile'; from: string; to: string }
  /** Notes something about a message for staff. */
  | { action: 'note-message'; message: MessageName; note: string }
  /** Closes messages that need no answer: those of them that still wait. */
  | { action: 'close-messages'; messages: MessageName[]; note: string }
  /** Deletes a visitor's message. A message of an account stays with the account. */
  | { action: 'delete-message'; id: string }
  /** Undoes a change that sent no email, by its idempotency key. */
  | { action: 'undo'; undoes: string }
  /** Answers a message by an email, and under the message where the customer reads it. */
  | {
      action: 'reply-to-message';
      message: MessageName;
      text: string;
      /** How many replies the message has, as far as its reader knows. */
      replies: number;
    };

export interface InvoiceToIssue {
  /** Of the customer. */
  name: string;
  email: string;
  currency: Currency;
  lines: InvoiceLine[];
  /** The last day in India on which it is paid in time, such as `2026-12-31`. */
  dueOn: string;
  /** The customer reads it. */
  note?: string;
}

/** A timestamp of the database. */
export interface Moment {
  seconds: number;
  nanoseconds: number;
}

/** A message of an account; of a visitor, without a uid. */
export interface MessageName {
  uid: string | null;
  id: string;
}

export interface PayableName {
  type: PayableType;
  uid: string;
  id: string;
}
