import { maximumSeats } from '@shared/catalogue/quantity.ts';
import { paths, sectionHref } from '@shared/paths.ts';
import { bankDetails } from '@shared/site-bank.ts';
import { site } from '@shared/site.ts';
import { renewalDays } from '@shared/subscriptions/subscription.ts';
import { minPasswordLength } from '@shared/accounts/passwords.ts';
import { emailLink } from '../legal/operator.ts';
import { noGuarantee, setUpTimes } from '../products.ts';
import { renewal } from '../renewal.ts';
import { tax } from '../tax.ts';
import { link, prose, type Prose, type TextDocument } from '../text-document.ts';

const contact = link('Contact', paths.contact);
const profile = link('profile', paths.profile);

/** The heading of each section is a question. Its blocks are the paragraphs of the answer. */
const byBank =
  bankDetails('').length > 0
    ? ' You can also order by invoice, and pay the invoice by bank transfer.'
    : '';

export const faq = {
  lead: prose`Answers about buying, paying and your account. Can't find yours? ${link('Contact us', paths.contact)}.`,
  sections: [
    question('what-i-buy', 'What do I get when I buy a product online?', [
      `The users you choose, from 1 to ${maximumSeats}, for a month or a year. For Global Debt Command Center, it's the platform fee and as many users as you choose. Your plan starts on the day you pay. Your cart shows its first and last day.`,
    ]),
    question('renewal', 'What happens when my term ends?', [
      prose`${renewal} You can still pay for ${String(renewalDays.month.end)} or ${String(renewalDays.year.end)} more days; then the plan ends. The ${link('Cancellation and Shipping Policy', `${paths.cancellationPolicy}#after-the-term`)} says what happens to your data.`,
    ]),
    question('more-users', 'How do I get more users, a year or an Enterprise plan?', [
      prose`Choose users and a month or a year on the product's page, on ${link('Pricing', paths.pricing)} or in your cart. For more than ${String(maximumSeats)} users, or an Enterprise plan, tell us on the ${contact} page what you need. We'll send a quote and an invoice you can pay on this site.`,
    ]),
    question('demo', 'Can I see a product before I buy it?', [
      prose`Yes. Request a demo on the ${contact} page and tell us about your portfolio.`,
    ]),
    question('ways-to-pay', 'How can I pay?', [
      `Through Razorpay, by card, UPI, net banking or any other method it offers.${byBank} Orders are charged in Indian rupees${tax?.terms ?? ''}; dollar prices are approximate. Invoices are charged in the currency shown on them.`,
    ]),
    question('declined', 'My payment was declined. What should I do?', [
      prose`Your order stays in your ${profile} as Pending, so you can try again with another method. If your bank debited a failed payment, the money is returned automatically; the ${link('Refund Policy', `${paths.refundPolicy}#failed-payments`)} says when to contact us.`,
    ]),
    question('when', 'When can I start using my product?', [
      prose`${setUpTimes} See the ${link('Cancellation and Shipping Policy', `${paths.cancellationPolicy}#delivery`)} for details.`,
    ]),
    question('receipt', 'Do I get a receipt?', [
      prose`Yes, for every payment: by email, and as a PDF in your ${profile} for as long as you have an account. Until you verify your email address, the emailed copy leaves out your company, your phone number and most of your postal address.`,
    ]),
    question('pay-invoice', 'How do I pay an invoice you sent me?', [
      prose`Log in with the email address we sent it to, open ${link('Invoices', paths.profileInvoices)} in your profile and choose Pay Now. The button in our email takes you there too. If your account is new, verify its email address first and the invoice will appear.`,
      prose`Invoice not listed? On the ${contact} page, choose Pay an Invoice, log in, and enter the number and amount shown on the invoice.`,
    ]),
    question('guest', 'Do I need an account?', [
      'To buy or pay, yes. Sign up with your email, continue with Google, or continue as a guest. A guest account exists only in your browser. To keep it, link an email address or Google account in your profile.',
      `Passwords must have at least ${minPasswordLength} characters.`,
    ]),
    question('cancel', 'How do I cancel, and can I get a refund?', [
      prose`You can cancel at any time. Your plan runs to the end of the paid term. Fees are generally non-refundable, except for billing errors and where the law requires it. See the ${link('Refund Policy', paths.refundPolicy)}.`,
    ]),
    question('outcome', `Does ${site.name} guarantee recovery?`, [
      prose`${noGuarantee} See ${link('how it works', sectionHref('process'))}.`,
    ]),
    question('my-data', 'What happens to my data?', [
      prose`The ${link('Privacy Policy', paths.privacy)} explains what we keep and why. In your ${profile} you can download your data and delete your account. ${link('Security and compliance', paths.security)} explains how we protect it.`,
    ]),
    question('help', 'How do I get help?', [
      prose`Email ${emailLink} or use the form on the ${contact} page. For payment questions, include your order or invoice number.`,
    ]),
  ],
} as const satisfies TextDocument;

function question(id: string, heading: string, blocks: readonly Prose[]) {
  return { id, heading, blocks };
}
