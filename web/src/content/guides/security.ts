import { paths } from '@shared/paths.ts';
import { minPasswordLength } from '@shared/accounts/passwords.ts';
import { site } from '@shared/site.ts';
import { emailLink } from '../legal/operator.ts';
import { details, link, list, prose, section, type TextDocument } from '../text-document.ts';

const { hosting, certificates } = site.security;

/** What the operator has filled in about the running of the platform. */
const operatorDetails = {
  ...(hosting !== '' && { 'Data location': hosting }),
  ...(certificates !== '' && { Certifications: certificates }),
};

/** Says of this software only what its tests prove, and of the operator only what is filled in. */
export const security: TextDocument = {
  lead: prose`How we protect your account, payments and data on this site. For security documents about the platform, or help with your bank's questionnaire, ${link('contact us', paths.contact)}.`,
  sections: [
    section('your-data', 'Your data', [
      'Only you and authorised staff can read your orders, invoices, messages and profile. The database enforces this with access rules that are tested, operation by operation, whenever the software changes.',
      prose`In your ${link('profile', paths.profile)} you can download your data (profile, orders, invoices, payments, messages and emails) and delete your account. An interrupted deletion resumes and completes. We keep only the records that tax law requires: tax invoices, and, without your name, paid orders, paid invoices and invoices we issued.`,
    ]),
    section('signing-in', 'Logging in', [
      list([
        `Passwords must have at least ${minPasswordLength} characters. They are stored by Google's Firebase Authentication and never reach our servers.`,
        'An email address counts as verified only after its owner opens the link we send to it, or logs in with Google.',
        'Deleting an account, or changing its email or password, requires a login within the last five minutes. We email you when an email change is requested, when your password changes and, at a verified address, when your account is deleted.',
        "A forgotten password can be reset only with a link sent to the account's email address. The link works once and expires after an hour.",
        'You can log out everywhere from your profile. Our servers and database then reject all earlier sessions.',
      ]),
    ]),
    section('payments', 'Payments', [
      list([
        'Card numbers, UPI IDs and one-time passwords go only to Razorpay. They never reach our servers.',
        'Our server sets every price. An amount sent by a browser is only checked against it.',
        'Nothing is marked as paid until Razorpay confirms it, by a signed message or when we ask.',
        'Each payment counts once. If you pay for something twice, we refund the second payment.',
        "We can reconcile our ledger with Razorpay's records, payment by payment.",
      ]),
    ]),
    section('connection', 'Browser and connection', [
      list([
        'All pages use HTTPS, and browsers are told to refuse unencrypted connections.',
        "Browsers run only our scripts and those needed for payment and login. Other sites can't embed ours.",
        'If you only browse, we set no cookies and load nothing from third parties.',
      ]),
    ]),
    section('abuse', 'Abuse prevention', [
      "Requests are limited per account and per network address, so that no one can keep trying payments or email addresses. Our emails never pass one person's text on to a stranger.",
    ]),
    section('processors', 'Who processes data for us', [
      details({
        Google: 'Hosting, database, server functions and login, on Firebase and Google Cloud.',
        Razorpay: 'Payments and refunds.',
        'Our email provider': 'Delivery of confirmations, receipts and replies.',
      }),
      prose`The ${link('Privacy Policy', paths.privacy)} lists the data each one receives and the legal basis.`,
    ]),
    ...(Object.keys(operatorDetails).length > 0
      ? [section('operator', 'About the operator', [details(operatorDetails)])]
      : []),
    section('report', 'Report a vulnerability', [
      prose`Found a vulnerability? Email ${emailLink} with the steps to reproduce it, and give us time to fix it before you publish. Please don't access other people's data.`,
    ]),
  ],
};
