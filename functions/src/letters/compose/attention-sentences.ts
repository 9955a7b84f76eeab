import type { AttentionKind } from '../../alerts/attention-item.ts';

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
    happened: 'Razorpay has refused to make a refund.',
    next: 'Look at the payment at Razorpay: it may be refunded already, disputed, or too old. Refund it there or in another way.',
  },
  refund_stuck: {
    title: 'Refund waits for a day',
    happened: 'A refund could not be made for more than a day. It is still tried again.',
    next: 'See whether Razorpay has a disturbance and whether the balance there covers the refund.',
  },
  receipt_failed: {
    title: 'Receipt not issued',
    happened:
      'A payment is settled, but its receipt could not be issued. The confirmation waits for it, unless the account was deleted.',
    next: 'Read the details below. If they name a parameter, correct it and deploy: the receipts follow by themselves. Else, once the cause is gone, set receiptState of the payment in the database to queued. Where the account was deleted at once there is no order or invoice any more: if your books need a document, write it from the payment at Razorpay.',
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
      'Payments were taken, but Razorpay has sent no webhook for hours. They still arrive through the browser and the sweep, but late.',
    next: 'Check at Razorpay that the webhook is switched on and that its secret is the one of this site.',
  },
  letter_failed: {
    title: 'Letter not sent',
    happened:
      'A letter is not tried again: the mail server refused it, took it at none of the tries in two days or twice without saying so, or the order or invoice that it is about is gone. The details say which.',
    next: 'See whether other letters go out, check the address, and tell its reader in another way what it says. If it happened several times, the others are the documents of mail whose state is failed.',
  },
  payment_letter_failed: {
    title: 'Letter about money not sent',
    happened:
      'A letter that confirms a payment, or tells of a refund or a returned payment, is not tried again. The details say why.',
    next: 'Check the address, and tell its reader in another way what it says. If it happened several times, the others are the documents of mail whose state is failed.',
  },
  message_flood: {
    title: 'Flood of messages',
    happened:
      'More messages were stored within an hour than people write. They are held, and one letter brings them together when the flood is over, after six hours at the latest.',
    next: 'Require App Check if a program writes them.',
  },
};
