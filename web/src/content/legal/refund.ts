import { paths } from '@shared/paths.ts';
import { maxRefundDays, refundTime } from '@shared/payments/refund-time.ts';
import { site } from '@shared/site.ts';
import { link, list, prose, section, type TextDocument } from '../text-document.ts';
import { billingPortal, emailLink, operatorDetails } from './operator.ts';

export const refundPolicy: TextDocument = {
  lead: `This policy explains when fees paid to ${site.legalEntity} for ${site.name} are refunded, and how to ask for a refund.`,
  sections: [
    section('subscription-fees', 'Subscription fees', [
      'Subscription fees are billed in advance for the billing term: one month or one year for plans bought online, as you chose when you ordered, and the agreed term for an Enterprise plan. For the next term we email a renewal invoice before the current one ends. Nothing is charged automatically. Once paid, they are generally non-refundable: we do not refund unused seats, unused time within a term or unused features.',
      'We refund what was charged by mistake, for example a payment taken twice for the same invoice or order, or an amount higher than the one invoiced. Nothing in this policy limits a refund that the law entitles you to.',
    ]),
    section('cancelled-subscriptions', 'Cancelled subscriptions', [
      prose`Cancellation takes effect at the end of the billing term. You keep full access until then, and no part of the fee for the current term is refunded. The ${link('Cancellation and Shipping Policy', paths.cancellationPolicy)} describes how to cancel.`,
    ]),
    section('billing-discrepancies', 'Billing discrepancies', [
      prose`Please check each invoice when you receive it. Your invoices and orders are listed in the ${billingPortal}, which is your profile on this site. Billing discrepancies must be reported within 30 days of the invoice date. After that the invoice counts as accepted, unless the law gives you longer.`,
      'We investigate every report and reply by email. If a charge turns out to be wrong, we correct the invoice or refund the difference.',
    ]),
    section('how-to-request', 'How to request a refund', [
      prose`Send your request by email to ${emailLink}. So that we can find the payment, please include:`,
      list([
        'the email address of your account;',
        'the invoice number, or the order number;',
        'the amount in question, with its currency;',
        'the reason for your request.',
      ]),
      'Never send card numbers, security codes or one-time passwords. We do not need them and will never ask for them.',
    ]),
    section('how-refunds-are-paid', 'How refunds are paid', [
      `An approved refund goes to the original payment method within ${refundTime} of our approval. It is sent through Razorpay, our payment provider; how soon it shows on your statement also depends on your bank or card issuer.`,
      "A refund is made in the currency of the payment. Exchange-rate differences and your own bank's charges are outside our control.",
    ]),
    section('failed-payments', 'Failed and interrupted payments', [
      prose`If a payment failed but your account was debited, your bank or the payment provider normally returns the amount without any action from you. If it has not arrived after ${String(maxRefundDays)} days, email us with the ${link('details listed above', '#how-to-request')}.`,
    ]),
    section('reach-us', 'Contact', [operatorDetails]),
  ],
};
