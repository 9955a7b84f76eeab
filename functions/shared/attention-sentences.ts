import type { AttentionKind } from './attention.ts';

interface Sentences {
  /** A few words for the subject. */
  title: string;
  happened: string;
  next: string;
}

/** Tells the operator for each kind of attention item what happened and what to do next. */
export const attentionSentences: Record<AttentionKind, Sentences> = {
  deletion_stuck: {
    title: 'Account not deleted',
    happened:
      'The deletion of an account has been failing for more than six hours. It is tried again every ten minutes.',
    next: 'Look for deletion-failed in the log of finishDeletions. The customer was promised that everything goes.',
  },
  paid_after_cancel: {
    title: 'Paid after it was cancelled',
    happened:
      'A payment arrived for an order or invoice that had been cancelled. It is marked Paid now.',
    next: 'Deliver what was paid for, or refund the payment.',
  },
  amount_mismatch: {
    title: 'Another amount than asked for',
    happened:
      'A payment arrived whose amount, currency or provider order is not the one that was asked for. Nothing was marked Paid.',
    next: 'Compare the payment at Razorpay with the order or invoice. Refund it, or settle the difference with the customer.',
  },
  duplicate_payment: {
    title: 'Paid twice',
    happened:
      'A second payment arrived for something that is already paid. Its refund is queued and is made by itself.',
    next: 'See to it that the refund goes through at Razorpay. Another letter comes if it does not.',
  },
  document_missing: {
    title: 'Payment without its order',
    happened: 'A payment arrived for an order or invoice that does not exist any more.',
    next: 'Find out from the payment at Razorpay who paid, and refund it or deliver what was meant.',
  },
  paid_after_deletion: {
    title: 'Paid after the account was deleted',
    happened: 'A payment arrived for an account that has been deleted.',
    next: 'Refund the payment: nobody is left to deliver to.',
  },
  unmatched: {
    title: 'Payment that belongs to nothing',
    happened: 'A payment arrived that belongs to no order or invoice of this site.',
    next: 'Look at Razorpay where it comes from, such as a payment link, and refund it if it should not be.',
  },
  report_differs: {
    title: 'Payment reported differently',
    happened:
      'Razorpay now reports another amount, currency or order for a payment than it did before.',
    next: 'Compare the payment at Razorpay with the ledger, and ask Razorpay which of the two is right.',
  },
  ledger_differs: {
    title: 'Ledger differs from Razorpay',
    happened:
      'A comparison of the ledger with Razorpay found a payment that the two know differently. The details say what.',
    next: 'Compare the payment at Razorpay with the ledger. What the ledger has lost is booked by npm run reconcile -- --settle for its day.',
  },
  payment_uncaptured: {
    title: 'Payment not captured',
    happened:
      'Payments have been authorised for more than an hour, but have not been captured. Razorpay gives them back to the customers by itself in a few days.',
    next: 'Capture them at Razorpay, and switch automatic capture on there.',
  },
  refund_failed: {
    title: 'Refund came back',
    happened: 'A refund that Razorpay had taken has failed: the customer has not got the money.',
    next: 'Look at the refund at Razorpay and make it again, or ask the customer for another way.',
  },
  refund_refused: {
    title: 'Refund refused',
    happened:
      'Razorpay has refused a refund for good: the payment is refunded already, older than six months, has less left than the refund, or the refund is below the minimum amount. This refund was not made; the customer may have got the money by another one. It is not tried again by itself.',
    next: 'Look at the payment at Razorpay. If the customer still has to get money, refund it there or in another way.',
  },
  refund_stuck: {
    title: 'Refund waits',
    happened:
      'A refund could not be made: Razorpay refused it in the words below, or has not taken it for more than a day. The customer has not got the money. It is tried again with growing pauses, at least every six hours.',
    next: 'See whether the balance at Razorpay covers the refund, whether the payment is disputed, and whether Razorpay has a disturbance. Then have the refund tried again at once, or wait.',
  },
  balance_too_small: {
    title: 'Balance too small for a refund',
    happened:
      'The balance at Razorpay does not cover a refund. The customer has not got the money. It is tried again with growing pauses, at least every six hours.',
    next: 'Add money at Razorpay (Account & Settings, Balances), or wait until new payments cover it. Then have the refund tried again at once, or wait.',
  },
  keys_refused: {
    title: 'API keys refused',
    happened:
      'Razorpay does not accept the API keys of this site. Customers cannot begin a payment, and refunds wait. Payments that were made are still reported by webhooks.',
    next: 'Compare RAZORPAY_KEY_ID and its secret with the keys at Razorpay: both must be of the same mode, in use and without spaces. Correct them and deploy. Refunds follow by themselves.',
  },
  amount_refused: {
    title: 'Payment larger than Razorpay takes',
    happened:
      'A customer could not pay, since Razorpay takes no payment of this size from this account. Nothing was charged, and the customer was asked to write to you.',
    next: 'Write to the customer. Ask Razorpay for a higher limit (Account & Settings, Transaction limits), or lower PAYMENT_MAXIMUMS and VITE_PAYMENT_MAXIMUMS to the limit and deploy.',
  },
  currency_refused: {
    title: 'Currency that Razorpay does not take',
    happened:
      'A customer could not pay, since Razorpay takes no payment in this currency for this account. Nothing was charged, and the customer was asked to write to you.',
    next: 'Write to the customer. Have Razorpay switch international payments on, or take the currency out of PAYMENT_MAXIMUMS and VITE_PAYMENT_MAXIMUMS and deploy.',
  },
  receipt_failed: {
    title: 'Receipt not issued',
    happened:
      'A payment is settled, but its receipt could not be issued. The confirmation waits for it, unless the account was deleted.',
    next: 'Read the details below. If they name a parameter, correct it and deploy: the receipts follow by themselves. Else, once the cause is gone, run npm run receipt:retry with the payment ID. Where the account was deleted at once there is no order or invoice any more: if your books need a document, write it from the payment at Razorpay.',
  },
  dispute: {
    title: 'Payment disputed',
    happened: 'A customer disputes a payment with the bank, or such a dispute has gone on.',
    next: 'Answer it at Razorpay before the day that is named there. Without an answer the money is lost.',
  },
  unreadable: {
    title: 'Webhook that cannot be read',
    happened: 'Razorpay sent a signed event that this site cannot read. It is kept as it came.',
    next: 'Have a developer read it in webhook_events. The payment itself is settled by the sweep.',
  },
  foreign: {
    title: 'Webhook of another account',
    happened:
      'A signed event of another Razorpay account arrived. It was kept and changed nothing.',
    next: 'Check in which accounts this webhook and its secret are set up, and remove it from the other one.',
  },
  webhook_silence: {
    title: 'No webhooks for hours',
    happened:
      'Payments were taken, but no webhook of Razorpay was accepted for hours. Payments are still booked through the browser and the sweep, only later. Razorpay disables a webhook that has failed for a day.',
    next: 'Look at the webhook at Razorpay (Account & Settings, Webhooks): its address, its secret, and why deliveries failed. When the cause is gone, enable it there. Missed events do not come again; the sweep has booked those payments.',
  },
  letter_failed: {
    title: 'Letter not sent',
    happened:
      'A letter is not tried again: the mail server refused it, took it at none of the tries in two days or twice without saying so, or the order or invoice that it is about is gone. The details say which.',
    next: 'See whether other letters go out, check the address, and send it again with npm run letter:resend, which lists all such letters, or tell its reader in another way what it says.',
  },
  payment_letter_failed: {
    title: 'Letter about money not sent',
    happened:
      'A letter that confirms a payment, or tells of a refund or a returned payment, is not tried again. The details say why.',
    next: 'Check the address, and send it again with npm run letter:resend, which lists all such letters, or tell its reader in another way what it says.',
  },
  message_flood: {
    title: 'Flood of messages',
    happened:
      'More messages were stored within an hour than people write. They are held, and one letter brings them together when the flood is over, after six hours at the latest.',
    next: 'Require App Check if a program writes them.',
  },
};
