import { renewalDays } from '@shared/subscriptions/subscription.ts';
import { paths } from '@shared/paths.ts';
import { site } from '@shared/site.ts';
import { details, link, prose, section, type TextDocument } from '../text-document.ts';
import { billingPortal, emailLink, operatorDetails } from './operator.ts';

const { month, year } = renewalDays;

export const cancellationPolicy: TextDocument = {
  lead: `This policy explains how to end a subscription to ${site.name}, what happens to your data then, and how our services are delivered. We deliver software over the internet and ship no goods.`,
  sections: [
    section('how-to-cancel', 'How to cancel', [
      prose`You can cancel at any time, without giving a reason, from the ${billingPortal}, which is your profile on this site, or by email to ${emailLink}. Please send the email from your account's email address, or state that address in it, so that no one else can cancel on your behalf.`,
      'Plans bought online run for one month or one year, as you chose when you ordered. We email a renewal invoice before your term ends. Nothing is charged automatically. After you cancel, we send no renewal invoice.',
      'We confirm every cancellation by email. If you do not receive a confirmation, please contact us again.',
    ]),
    section('when-it-takes-effect', 'When a cancellation takes effect', [
      prose`A cancellation takes effect at the end of the billing term that is already paid. Until then your plan continues unchanged; after that, nothing more is billed. For fees already paid, see the ${link('Refund Policy', paths.refundPolicy)}.`,
      `You do not need to cancel an unpaid order or renewal invoice. You can leave it unpaid. A plan whose renewal is not paid is suspended ${month.grace} days after a monthly term, or ${year.grace} days after a yearly one. It ends if it is still unpaid ${month.end} or ${year.end} days later.`,
    ]),
    section('after-the-term', 'After a plan ends', [
      'When a plan is suspended or has ended, its users can no longer work with the platform, and no new data is processed.',
      prose`For 30 days after a plan ends you can have your data exported. To open this 30-day data export window, send a written request to ${emailLink}. After that we delete your data, except what the law requires us to keep, such as payment and tax records.`,
    ]),
    section('delivery', 'Shipping and delivery', [
      'Delivery is digital only. We ship no physical products, so there are no shipping charges and no delivery addresses.',
      details({
        'Self-serve plans': 'Provisioned automatically within minutes of payment.',
        'Invoiced or Enterprise orders': 'Provisioned within 1-3 business days.',
      }),
      'Business days are counted at our office in Gurugram, India. For invoiced or Enterprise orders, the time runs from when we receive your payment or, if payment is due later, from the confirmed order.',
      prose`A confirmation is sent to the email address of your account, and the order shows as paid in the ${billingPortal}.`,
    ]),
    section('late-delivery', 'If you do not get access', [
      prose`If your plan is not available after the time stated above, email ${emailLink} with your order or invoice number. We will set it up without delay, or refund the payment if we cannot.`,
    ]),
    section('reach-us', 'Contact', [operatorDetails]),
  ],
};
