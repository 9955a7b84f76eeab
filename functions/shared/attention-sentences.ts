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
    next: 'Try again at the desk. If it fails again, a developer finds deletion-failed in the log of finishDeletions. The customer was promised that the account goes.',
  },
  deleted_with_open_invoices: {
    title: 'Account deleted with open invoices',
    happened:
      'A customer has deleted an account with invoices of yours that are not paid. The invoices stay, without the customer’s name and address. Nobody can pay them here or be reminded of them.',
    next: 'The details name the invoices. Cancel those that you give up. To collect the others, use what your own records say about the customer.',
  },
  paid_after_cancel: {
    title: 'Paid after it was cancelled',
    happened:
      'A payment arrived for an order or invoice that had been cancelled. It is marked Paid now.',
    next: 'Deliver what was paid for, or refund the payment at the desk.',
  },
  amount_mismatch: {
    title: 'Another amount than asked for',
    happened:
      'A payment arrived whose amount, currency or provider order is not the one that was asked for. Nothing was marked Paid.',
    next: 'Compare the payment with the order or invoice. Refund it at the desk, or settle the difference with the customer.',
  },
  duplicate_payment: {
    title: 'Paid twice',
    happened:
      'A second payment arrived for something that is already paid. Its refund is queued and is made by itself.',
    next: 'See at the desk that the refund is made. Another letter comes if it fails.',
  },
  price_outdated: {
    title: 'Paid at an outdated price',
    happened:
      'A customer paid for an order more than a day after opening it, and the price has changed since. The order was not marked Paid, and the payment will be refunded.',
    next: 'See at the desk that the refund was made. The customer gets an email about it and can order again.',
  },
  document_missing: {
    title: 'Payment without its order',
    happened: 'A payment arrived for an order or invoice that does not exist any more.',
    next: 'Book what Razorpay says once the order or invoice is back. Otherwise refund the payment at the desk, or deliver what was meant.',
  },
  paid_after_deletion: {
    title: 'Paid after the account was deleted',
    happened: 'A payment arrived for an account that has been deleted.',
    next: 'Refund the payment at the desk: no account is left to deliver to.',
  },
  unmatched: {
    title: 'Payment that belongs to nothing',
    happened: 'A payment arrived that belongs to no order or invoice of this site.',
    next: 'Book what Razorpay says: that finds the order or invoice if there is one. If the payment comes from elsewhere, such as a payment link, and should not be, refund it at the desk.',
  },
  report_differs: {
    title: 'Payment reported differently',
    happened:
      'Razorpay now reports another amount, currency or order for a payment than it did before.',
    next: 'Book what Razorpay says, then compare the two. Ask Razorpay if they still differ.',
  },
  ledger_differs: {
    title: 'Ledger differs from Razorpay',
    happened:
      'A comparison of the ledger with Razorpay found a payment that the two know differently. The details say what.',
    next: 'Book what Razorpay says. If a comparison of the day finds the same difference again, ask Razorpay.',
  },
  payment_uncaptured: {
    title: 'Payment not captured',
    happened:
      'Payments have been authorised for more than an hour, but have not been captured. Razorpay gives them back to the customers by itself in a few days.',
    next: 'Capture them at the desk, and switch automatic capture on at Razorpay.',
  },
  refund_failed: {
    title: 'Refund came back',
    happened: 'A refund that Razorpay had taken has failed: the customer has not got the money.',
    next: 'Book what Razorpay says, then refund the payment at the desk again. Or ask the customer for another way.',
  },
  refund_refused: {
    title: 'Refund refused',
    happened:
      'A refund is refused for good: the payment is refunded already or lost in a dispute, older than six months, has less left than the refund, or the refund is below the minimum amount. This refund was not made; the customer may have got the money by another one. It is not tried again by itself.',
    next: 'Look at the payment at the desk. If the customer still has to get money, try the refund again, or return the money in another way.',
  },
  refund_stuck: {
    title: 'Refund waits',
    happened:
      'A refund could not be made: Razorpay refused it in the words below, or has not taken it for more than a day. The customer has not got the money. It is tried again with growing pauses, at least every six hours.',
    next: 'Try again at the desk, or wait. If Razorpay still refuses, look there at the balance, at disputes of the payment and at disturbances.',
  },
  balance_too_small: {
    title: 'Balance too small for a refund',
    happened:
      'The balance at Razorpay does not cover a refund. The customer has not got the money. It is tried again with growing pauses, at least every six hours.',
    next: 'Add money at Razorpay (Account & Settings, Balances), or wait until new payments cover it. Then try again at the desk.',
  },
  keys_refused: {
    title: 'API keys refused',
    happened:
      'Razorpay does not accept the API keys of this site. Customers cannot begin a payment, and refunds wait. Payments that were made are still reported by webhooks.',
    next: 'Compare RAZORPAY_KEY_ID and its secret with the keys at Razorpay: both must be of the same mode, in use and without spaces. Correct them and deploy. Refunds follow by themselves, or try one again at the desk.',
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
    next: 'Read the details. If they name a parameter, correct it and deploy: the receipts follow by themselves. Otherwise issue the receipt at the desk once the cause is gone. Where the account was deleted no receipt can name the buyer: if your books need a document, write it from the order or invoice and the payment.',
  },
  dispute: {
    title: 'Payment disputed',
    happened: 'A customer disputes a payment with the bank, or such a dispute has gone on.',
    next: 'Answer the dispute at Razorpay before the day that is named there: without an answer the money is lost. To give the money back, accept it there. The payment cannot be refunded meanwhile.',
  },
  dispute_lost: {
    title: 'Dispute lost',
    happened: 'A dispute about a payment is lost: the customer has the money back from the bank.',
    next: 'Do not refund the payment. Decide whether the customer keeps what was paid for, then resolve this.',
  },
  dispute_over: {
    title: 'Dispute ended',
    happened: 'A dispute about a payment is won or closed: the money stays here.',
    next: 'No answer is needed any more, and the payment can be refunded again.',
  },
  unreadable: {
    title: 'Webhook that cannot be read',
    happened: 'Razorpay sent a signed event that this site cannot read. It is kept as it came.',
    next: 'Reconcile the day at the desk to see that no payment was lost: the sweep settles them. Have a developer read the event, which is kept.',
  },
  foreign: {
    title: 'Webhook of another account',
    happened:
      'A signed event of another Razorpay account arrived. It was kept and changed nothing.',
    next: 'Find out in which accounts this webhook and its secret are set up, and remove it from the other one. Reconcile the day at the desk to see that no payment was lost.',
  },
  webhook_silence: {
    title: 'No webhooks for hours',
    happened:
      'Payments were taken, but no webhook of Razorpay was accepted for hours. Payments are still booked through the browser and the sweep, only later. Razorpay disables a webhook that has failed for a day.',
    next: 'Reconcile the day at the desk to see that no payment was lost. Then look at the webhook at Razorpay (Account & Settings, Webhooks): its address, its secret, and why deliveries failed. When the cause is gone, enable it there. Missed events do not come again.',
  },
  letter_failed: {
    title: 'Letter not sent',
    happened:
      'A letter is not tried again: the mail server refused it, took it at none of the tries in two days or twice without saying so, or the order or invoice that it is about is gone. The details say which.',
    next: 'See the failed letters at the desk. Check the address and send the letter again, or tell its reader in another way what it says and put the letter away.',
  },
  payment_letter_failed: {
    title: 'Letter about money not sent',
    happened:
      'A letter that confirms a payment, or tells of a refund or a returned payment, is not tried again. The details say why.',
    next: 'See the failed letters at the desk. Check the address and send the letter again, or tell its reader in another way what it says and put the letter away.',
  },
  message_flood: {
    title: 'Flood of messages',
    happened:
      'More messages were stored within an hour than people write. They are held, and one letter brings them together when the flood is over, after six hours at the latest.',
    next: 'See the messages at the desk. If a program writes them, require App Check.',
  },
  email_limit_reached: {
    title: 'Too many emails asked for',
    happened:
      'More emails were asked for within an hour than the limit allows: password resets, verifications and the like. Further ones are refused until the next hour. Emails about payments go out, and a password reset reaches a customer with a verified address once an hour.',
    next: 'If a program asks for them, require App Check. If the site has grown, raise EMAIL_LIMIT_PER_HOUR and deploy.',
  },
};
