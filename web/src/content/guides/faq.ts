import { paths, sectionHref } from '@shared/paths.ts';
import { site } from '@shared/site.ts';
import { minPasswordLength } from '@shared/passwords.ts';
import { emailLink } from '../legal/operator.ts';
import { noGuarantee, renewal, setUpTimes } from '../products.ts';
import { tax } from '../tax.ts';
import { link, prose, type Prose, type TextDocument } from '../text-document.ts';

const contact = link('Contact', paths.contact);
const profile = link('profile', paths.profile);

/** Each section is a question; its blocks are paragraphs of the answer. */
export const faq = {
  lead: prose`What buyers ask before and after an order. If your question is not here, ${link('write to us', paths.contact)}.`,
  sections: [
    question('what-i-buy', 'What do I buy when I put a product into the cart?', [
      `One user of the product for one month. For the Global Debt Command Center it is the base price of one month; the seats of its users are ordered from us. ${renewal}`,
    ]),
    question('more-users', 'How do I get more users, a yearly term or an Enterprise plan?', [
      prose`Write to us under ${contact} and name the product, the number of users and the term. We answer with an offer and an invoice, which you can pay on this site.`,
    ]),
    question('demo', 'Can I see a product before I buy it?', [
      prose`Yes. Ask for a demo under ${contact}, and tell us about your portfolio.`,
    ]),
    question('ways-to-pay', 'How can I pay?', [
      `Through Razorpay: by card, UPI, net banking and what else its window offers you. The cart is charged in Indian rupees${tax?.terms ?? ''}; dollar prices are indicative. An invoice is paid in the currency that it names.`,
    ]),
    question('declined', 'My payment was declined. What now?', [
      prose`Your order stays in your ${profile} as Pending, and you can pay it there in another way. If your bank took money for a payment that failed, it comes back by itself; the ${link('Refund Policy', `${paths.refundPolicy}#failed-payments`)} says when to write to us.`,
    ]),
    question('when', 'When can I use what I have bought?', [
      prose`${setUpTimes} The ${link('Cancellation and Shipping Policy', `${paths.cancellationPolicy}#delivery`)} has the details.`,
    ]),
    question('receipt', 'Do I get a receipt?', [
      prose`Yes, for each payment: by email, and as a PDF in your ${profile} for as long as your account exists. Until you have verified your email address, the copy in the letter is shorter: it leaves out your phone number and most of your postal address.`,
    ]),
    question('pay-invoice', 'How do I pay an invoice that I got from you?', [
      prose`Log in with the address that we sent it to: the invoice is in your profile under ${link('Invoices', paths.profileInvoices)}, where you choose Pay Now. The button in our letter leads there too. If your account is new, verify its address first: the invoice appears then.`,
      prose`Is your invoice not listed there? Then choose Pay an Invoice under ${contact}, log in, and enter the number and the amount as shown on the invoice.`,
    ]),
    question('guest', 'Do I need an account?', [
      'To buy or pay, yes. You can sign up by email, use your Google account, or continue as a guest. A guest account exists only in your browser: link an email address or a Google account in your profile to keep it.',
      `A password has at least ${minPasswordLength} characters.`,
    ]),
    question('cancel', 'How do I cancel, and do I get money back?', [
      prose`You can cancel any time; what is already paid runs to its end. Fees are generally non-refundable, except for mistakes and where the law says otherwise. See the ${link('Refund Policy', paths.refundPolicy)}.`,
    ]),
    question('outcome', `Does ${site.name} guarantee that a debt is recovered?`, [
      prose`${noGuarantee} ${link('How it works', sectionHref('process'))} describes each step.`,
    ]),
    question('my-data', 'What happens to my data?', [
      prose`The ${link('Privacy Policy', paths.privacy)} says what we keep and why. In your ${profile} you can download all of it and delete your account. How it is protected is described under ${link('Security and compliance', paths.security)}.`,
    ]),
    question('help', 'Where do I get help?', [
      prose`Write to ${emailLink} or use the form under ${contact}, with your order or invoice number if it is about a payment.`,
    ]),
  ],
} as const satisfies TextDocument;

function question(id: string, heading: string, blocks: readonly Prose[]) {
  return { id, heading, blocks };
}
