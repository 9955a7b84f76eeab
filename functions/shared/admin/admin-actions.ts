import type { PayableType } from '../endpoints.ts';
import type { InvoiceLine } from '../payments/invoices.ts';
import type { AgreedTerms } from '../subscriptions/agreed-terms.ts';
import type { Currency } from '../values/money.ts';

export type AdminRequest = AdminAction & {
  /** A UUID. A repeated request changes nothing and gets the first answer. */
  idempotencyKey: string;
};

export type AdminAction =
  /** Issues an invoice. It waits until an account has verified the address. */
  | { action: 'issue-invoice'; invoice: InvoiceToIssue }
  | { action: 'remind-of-invoice'; payable: PayableName }
  /** Cancels a Pending invoice, unless a payment for it is waiting to be captured. The customer sees the note. */
  | { action: 'cancel-invoice'; payable: PayableName; note: string }
  /** Records that an issued invoice was paid in full by bank transfer. `reference` is the bank's, such as a UTR. */
  | {
      action: 'record-bank-payment';
      payable: PayableName;
      reference: string;
      /** The day in India on which the money arrived. */
      paidOn: string;
      amountMinor: number;
    }
  /** Reverses a bank payment that was recorded by mistake. The invoice is unpaid again. The customer sees the note. */
  | { action: 'reverse-bank-payment'; payable: PayableName; paymentId: string; note: string }
  /** Turns the renewal of a plan off, so that it ends with its term. A plan whose term is over ends at once. */
  | { action: 'cancel-plan'; plan: PlanName; note: string }
  /** Turns the renewal of a cancelled plan on again, while its term runs. */
  | { action: 'renew-plan'; plan: PlanName }
  /**
   * Renews a plan with the terms that staff agreed with the customer. `seen` has the terms of the next renewal, as the
   * administrator saw them.
   */
  | {
      action: 'change-plan-terms';
      plan: PlanName;
      terms: AgreedTerms;
      seen: AgreedTerms;
      note: string;
    }
  /** Ends a plan today, and cancels its open invoices. Refunds nothing. */
  | { action: 'end-plan'; plan: PlanName; note: string }
  /** Puts the open renewal request of a plan on hold until a day in India, on which its reminders and steps go on. */
  | { action: 'hold-renewal'; plan: PlanName; heldUntil: string; note: string }
  /** Ends a hold today. */
  | { action: 'release-renewal'; plan: PlanName }
  /** Gives an overdue plan until a later day in India, on which it's suspended if it's still unpaid. */
  | { action: 'extend-grace'; plan: PlanName; graceUntil: string; note: string }
  /** Marks a Paid order as Completed. The customer sees the note, if there is one. */
  | { action: 'complete-order'; payable: PayableName; note?: string }
  /** Refunds all or part of a payment, in minor units. The customer sees the note. */
  | {
      action: 'refund-payment';
      paymentId: string;
      amountMinor: number;
      note: string;
      /** The amount left to refund, as the administrator saw it. */
      leftMinor: number;
      /**
       * The ids of the plans whose paid term ends when the refund is recorded. Absent if the payment paid for no plan
       * that runs. All its plans then end with a full refund.
       */
      endsPlans?: string[];
    }
  /** Uses a payment that came too late for a plan: extends the plan, adds users, or starts a new one. */
  | { action: 'apply-payment'; paymentId: string; planId: string }
  | { action: 'retry-refund'; refundId: string }
  /** Records a payment and its refunds as Razorpay reports them, even if the ledger lacks the payment. */
  | { action: 'sync-payment'; paymentId: string }
  /** Records the payments that Razorpay has for an order or invoice. */
  | { action: 'ask-razorpay'; payable: PayableName }
  | { action: 'capture-payment'; paymentId: string }
  | { action: 'retry-deletion'; uid: string }
  | { action: 'retry-receipt'; paymentId: string }
  /** Sends a failed email again, or a copy of a sent email. */
  | { action: 'resend-email'; id: string }
  | { action: 'dismiss-email'; id: string; note: string }
  /** Resolves an alert, unless it has happened again since `lastAt`. */
  | { action: 'resolve-alert'; id: string; lastAt: TimestampParts; note: string }
  /** Compares the ledger with Razorpay for the days in India from `from` to `to`, both included. */
  | { action: 'reconcile'; from: string; to: string }
  /** Records that staff downloaded a list with this number of rows. Viewers may do this too. */
  | {
      action: 'record-download';
      file: (typeof downloadedFiles)[number];
      filter: DownloadFilter;
      rows: number;
    }
  | { action: 'note-message'; message: MessageId; note: string }
  /** Closes messages that need no reply. Skips those that are no longer waiting. */
  | { action: 'close-messages'; messages: MessageId[]; note: string }
  /** Deletes a visitor's message. A message of an account stays with the account. */
  | { action: 'delete-message'; id: string }
  /** Undoes a change that sent no email. `undoes` is the change's idempotency key. */
  | { action: 'undo'; undoes: string }
  /** Replies to a message by email, and below the message where the customer sees it. */
  | {
      action: 'reply-to-message';
      message: MessageId;
      text: string;
      /** The number of replies that the administrator saw. */
      replies: number;
    };

export const downloadedFiles = ['invoices', 'orders', 'plans', 'statement'] as const;

/** What a downloaded list was limited to. Days are days in India, such as `2026-11-01`. */
export interface DownloadFilter {
  /** The id of a product. */
  product?: string;
  status?: string;
  inCurrency?: Currency;
  from?: string;
  to?: string;
  /** Whether the list was limited to a search. */
  search?: true;
}

export type InvoiceToIssue = InvoiceOfLines | InvoiceOfPlans;

interface InvoiceHead {
  name: string;
  email: string;
  /** The last day in India for paying on time, such as `2026-12-31`. */
  dueOn: string;
  /** Shown to the customer. */
  note?: string;
}

export interface InvoiceOfLines extends InvoiceHead {
  currency: Currency;
  lines: InvoiceLine[];
}

/** An invoice in rupees, whose payment starts plans. */
export interface InvoiceOfPlans extends InvoiceHead {
  plans: PlanLine[];
}

/** A plan that an invoice sells. A product can be on an invoice once. */
export interface PlanLine extends AgreedTerms {
  /** The product's id. */
  id: string;
}

/** A Firestore timestamp. */
export interface TimestampParts {
  seconds: number;
  nanoseconds: number;
}

/** Identifies a message. `uid` is null for a visitor's message. */
export interface MessageId {
  uid: string | null;
  id: string;
}

/** Identifies a subscription. */
export interface PlanName {
  uid: string;
  id: string;
}

export interface PayableName {
  type: PayableType;
  uid: string;
  id: string;
}
