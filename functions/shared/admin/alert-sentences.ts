import type { AlertKind } from './alerts.ts';

interface Sentences {
  title: string;
  happened: string;
  next: string;
}

export const alertSentences: Record<AlertKind, Sentences> = {
  deletion_stuck: {
    title: 'Account deletion is failing',
    happened:
      'An account deletion has been failing for more than six hours. We retry it every 10 minutes.',
    next: 'Try again in the admin panel. If it still fails, ask a developer to look for deletion-failed in the finishDeletions log. The customer was promised that the account would be deleted.',
  },
  deleted_with_open_invoices: {
    title: 'Account deleted with unpaid invoices',
    happened:
      "A customer deleted an account that has unpaid invoices from you. We keep the invoices without the customer's name and address. They can't be paid here, and we send no reminders for them.",
    next: 'The details list the invoices. Cancel the ones you write off. To collect the others, contact the customer using your own records.',
  },
  paid_after_cancel: {
    title: 'Paid after cancellation',
    happened: 'A payment arrived for a cancelled order or invoice, which is now marked Paid.',
    next: 'Deliver what was paid for, or refund the payment in the admin panel. If it paid for a plan, the plan already has it, unless another alert says that the plan was not extended.',
  },
  amount_mismatch: {
    title: "Payment doesn't match",
    happened:
      'A payment arrived with a different amount, currency or Razorpay order than expected. Nothing was marked Paid.',
    next: "Compare the payment with the order or invoice. Refund it in the admin panel, or agree the difference with the customer. If the amounts differ, check that offers and customer-borne fees are off in Razorpay's dashboard. They change the amount of every payment.",
  },
  duplicate_payment: {
    title: 'Paid twice',
    happened: "A second payment arrived for something already paid. We'll refund it automatically.",
    next: "Check in the admin panel that the refund goes through. We'll email you if it fails.",
  },
  price_outdated: {
    title: 'Paid at an outdated price',
    happened:
      'A customer paid for an order more than a day after opening it, and the price has changed since. The order was not marked Paid, and the payment will be refunded.',
    next: 'Check in the admin panel that the refund goes through. The customer gets an email about it and can order again.',
  },
  document_missing: {
    title: 'Payment without an order',
    happened: 'A payment arrived for an order or invoice that no longer exists.',
    next: 'If the order or invoice is restored, sync the payment from Razorpay. Otherwise refund it in the admin panel, or deliver what was ordered.',
  },
  paid_after_deletion: {
    title: 'Paid after account deletion',
    happened: 'A payment arrived for a deleted account.',
    next: "Refund the payment in the admin panel. There's no account left to deliver to.",
  },
  plan_not_extended: {
    title: 'Paid, but the plan was not extended',
    happened:
      "A customer paid an invoice for a plan's next term, or for more users. That term is already paid, or the plan has ended, so the plan stays as it was.",
    next: "Ask the customer what the payment is for. Use it for the plan below, if the plan has a use for it, or refund it. Once you refund a part, you can't use it any more. If it's a bank payment, reverse it on the invoice's page. Then send the money back, or issue an invoice for a new plan and record the payment there.",
  },
  renewal_missed: {
    title: 'Renewal missed',
    happened:
      "A plan's term ended so long ago that the customer can't be asked to renew it any more, or its price is too high for one invoice. The plan stays as it is, and no invoice was issued.",
    next: 'Ask the customer whether the plan continues, and issue an invoice in the admin panel.',
  },
  renewal_unanswered: {
    title: 'Renewal emails not delivered',
    happened:
      "A plan is unpaid, and our mail server accepted none of the emails that asked for its renewal. We don't suspend the plan.",
    next: 'Find another way to reach the customer. Their address and phone number are on their page in the admin panel.',
  },
  unmatched: {
    title: 'Unmatched payment',
    happened: "A payment arrived that doesn't match any order or invoice on this site.",
    next: 'Sync the payment from Razorpay to match it to its order or invoice, if there is one. If it came from somewhere else by mistake, such as a payment link, refund it in the admin panel.',
  },
  report_differs: {
    title: 'Payment details changed',
    happened:
      'Razorpay now reports a different amount, currency or order for a payment than before.',
    next: 'Sync the payment from Razorpay, then compare our record with that of Razorpay. If they still differ, contact Razorpay.',
  },
  ledger_differs: {
    title: "Ledger doesn't match Razorpay",
    happened:
      'Reconciliation found a payment that differs between the ledger and Razorpay. See the details.',
    next: 'Sync the payment from Razorpay. If reconciling that day finds the same difference again, contact Razorpay.',
  },
  record_unreadable: {
    title: "Record at Razorpay can't be read",
    happened:
      "Razorpay has a payment, refund or order that this site can't read, for example because its status is new. It wasn't recorded. All others were.",
    next: "Look at it in Razorpay's dashboard. If it changes to a known status, sync the payment from Razorpay. Otherwise, settle it with the customer, and ask a developer to add support for it.",
  },
  payment_uncaptured: {
    title: 'Payment not captured',
    happened:
      'Payments were authorised more than an hour ago but not captured. Razorpay returns them to customers automatically after a few days.',
    next: 'Capture them in the admin panel, and turn on automatic capture in Razorpay.',
  },
  refund_failed: {
    title: 'Refund failed',
    happened:
      "A refund that Razorpay had accepted has failed. The customer hasn't received the money.",
    next: 'Sync the payment from Razorpay, then refund it again in the admin panel, or agree another way to return the money with the customer.',
  },
  refund_refused: {
    title: 'Refund rejected',
    happened:
      "A refund was permanently rejected. The payment is already refunded, was lost in a dispute, is more than six months old or has less than the refund amount left, or the refund is below the minimum amount. It wasn't made and won't be retried. The customer may have been refunded another way.",
    next: 'Check the payment in the admin panel. If the customer is still owed money, retry the refund or return the money another way.',
  },
  refund_stuck: {
    title: 'Refund delayed',
    happened:
      "A refund hasn't gone through: Razorpay rejected it with the message below, or hasn't accepted it for more than a day. The customer hasn't received the money. We keep retrying, at least every six hours.",
    next: 'Try again in the admin panel, or wait. If Razorpay still rejects it, check your balance, disputes on the payment and service outages there.',
  },
  balance_too_small: {
    title: 'Balance too low for a refund',
    happened:
      "Your Razorpay balance doesn't cover a refund. The customer hasn't received the money. We keep retrying, at least every six hours.",
    next: 'Add funds in Razorpay (Account & Settings, Balances), or wait until new payments cover it. Then try again in the admin panel.',
  },
  keys_refused: {
    title: 'API keys rejected',
    happened:
      "Razorpay rejects this site's API keys. Customers can't start payments, and refunds are on hold. Payments already made are still reported by webhooks.",
    next: 'Check RAZORPAY_KEY_ID and its secret against the keys in Razorpay: both must be active, in the same mode and without spaces. Correct them and deploy. Refunds resume automatically, or retry one in the admin panel.',
  },
  amount_refused: {
    title: 'Payment above the Razorpay limit',
    happened:
      "A customer couldn't pay because the amount is above your Razorpay account's limit. Nothing was charged, and the customer was asked to contact you.",
    next: 'Contact the customer. Ask Razorpay for a higher limit (Account & Settings, Transaction limits), or lower PAYMENT_MAXIMUMS and VITE_PAYMENT_MAXIMUMS to the limit and deploy.',
  },
  currency_refused: {
    title: 'Currency not enabled in Razorpay',
    happened:
      "A customer couldn't pay because your Razorpay account doesn't accept this currency. Nothing was charged, and the customer was asked to contact you.",
    next: 'Contact the customer. Ask Razorpay to enable international payments, or remove the currency from PAYMENT_MAXIMUMS and VITE_PAYMENT_MAXIMUMS and deploy.',
  },
  receipt_failed: {
    title: 'Receipt not issued',
    happened:
      "A payment was recorded, but its receipt couldn't be issued. The confirmation email is on hold until it is, unless the account was deleted.",
    next: "Check the details. If they name a parameter, correct it and deploy; the receipts are then issued automatically. Otherwise, fix the cause and issue the receipt in the admin panel. If the account was deleted, a receipt can't name the buyer; if your books need a document, create it from the order or invoice and the payment.",
  },
  dispute: {
    title: 'Payment disputed',
    happened: 'A customer has disputed a payment with their bank. See the details.',
    next: "Respond in Razorpay by the deadline, or you'll lose the money. To return the money, accept the dispute there. The payment can't be refunded in the meantime, except in the phase “fraud”, in which the bank asks you to refund the payment or to explain it.",
  },
  dispute_lost: {
    title: 'Dispute lost',
    happened: 'A payment dispute was lost. The customer has the money back from the bank.',
    next: "Don't refund that amount again. Decide whether the customer keeps what they paid for, then resolve this alert.",
  },
  dispute_over: {
    title: 'Dispute closed',
    happened: 'A payment dispute was won or closed. You keep the money.',
    next: 'No response is needed. The payment can be refunded again.',
  },
  unreadable: {
    title: 'Unreadable webhook',
    happened: "Razorpay sent a signed event that this site can't read. We've stored it unchanged.",
    next: 'Reconcile that day in the admin panel to check that no payment was missed. Ask a developer to look at the stored event.',
  },
  foreign: {
    title: 'Webhook from another account',
    happened:
      'A signed event from a different Razorpay account arrived. We stored it, and it changed nothing.',
    next: 'Find out which accounts use this webhook and its secret, and remove it from the wrong one. Reconcile that day in the admin panel to check that no payment was missed.',
  },
  webhook_silence: {
    title: 'No webhooks received',
    happened:
      'Payments were made, but no Razorpay webhook has been accepted for hours. Payments are still recorded, but later than usual, through the browser and scheduled checks. Razorpay disables a webhook after a day of failures.',
    next: "Reconcile that day in the admin panel to check that no payment was missed. Then check the webhook in Razorpay (Account & Settings, Webhooks): its URL, its secret and why deliveries failed. Once that's fixed, enable it there. Missed events aren't resent.",
  },
  email_failed: {
    title: 'Email not sent',
    happened:
      "An email failed and won't be retried: the mail server rejected it, didn't accept it within two days, left delivery unconfirmed twice, or the order or invoice it's about is gone. See the details.",
    next: 'Open the failed emails in the admin panel. Check the address and resend the email, or contact the recipient another way and dismiss it.',
  },
  payment_email_failed: {
    title: 'Payment email not sent',
    happened:
      "An email about a payment, a refund or a returned payment failed and won't be retried. See the details.",
    next: 'Open the failed emails in the admin panel. Check the address and resend the email, or contact the recipient another way and dismiss it.',
  },
  message_flood: {
    title: 'Unusually high message volume',
    happened:
      "Unusually many messages arrived within an hour. They're on hold, and one email will deliver them all when the spike is over, after six hours at the latest.",
    next: 'Check the messages in the admin panel. If a bot is sending them, require App Check.',
  },
  email_limit_reached: {
    title: 'Too many emails requested',
    happened:
      'Customers requested more account emails within an hour than the limit allows, such as password resets and verifications. We refuse further requests until the next hour. Payment emails are still sent, and a customer with a verified address can still get one password reset an hour.',
    next: 'If a bot is requesting them, require App Check. If the site has grown, raise EMAIL_LIMIT_PER_HOUR and deploy.',
  },
};
