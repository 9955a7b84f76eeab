import { paths } from '@shared/paths.ts';
import { minPasswordLength } from '@shared/passwords.ts';
import { site } from '@shared/site.ts';
import { emailLink } from '../legal/operator.ts';
import { details, link, list, prose, section, type TextDocument } from '../text-document.ts';

const { hosting, certificates } = site.security;

/** What the operator has filled in about the running of the platform. */
const facts = {
  ...(hosting !== '' && { 'Place of the data': hosting }),
  ...(certificates !== '' && { Certificates: certificates }),
};

/** Says of this software only what its tests prove, and of the operator only what is filled in. */
export const security: TextDocument = {
  lead: prose`How your account, your payments and your data on this site are protected. For the security documents of the platform itself, and for the questionnaire of your bank, ${link('write to us', paths.contact)}.`,
  sections: [
    section('your-data', 'Your data is yours', [
      'Orders, invoices, messages and your profile can be read by you and by the staff whom we give access, by nobody else. The database itself enforces this with rules that are tested, operation by operation, whenever the software changes.',
      prose`In your ${link('profile', paths.profile)} you can download what you gave us and what we did with it (profile, orders, invoices, payments, messages, letters), and delete your account. A deletion is completed even if it is interrupted. Only what tax law obliges us to keep stays: paid orders and invoices and the invoices that we issued, without your name, and tax invoices.`,
    ]),
    section('signing-in', 'Signing in', [
      list([
        `A new password needs at least ${minPasswordLength} characters. Passwords are kept by Google's Firebase Authentication; our servers never see them.`,
        'An address counts as verified only after its owner has followed our letter.',
        'To delete an account, or to change its address or password, its owner must have signed in within the last five minutes, or does so again. A letter to the present address tells when another address is asked for, one tells when the password has been changed, and a last one, to a verified address, when the account is deleted.',
        'A forgotten password is replaced only by the link in a letter to the address of the account. It works once, within an hour.',
        'In the profile you can log out everywhere: our servers and the database then refuse every older session.',
      ]),
    ]),
    section('payments', 'Payments', [
      list([
        'Card numbers, UPI addresses and one-time passwords go to Razorpay alone. They never reach our servers.',
        'Prices come from our server. What a browser claims to owe is only compared with them.',
        'Nothing is marked as paid because a browser says so. Razorpay has to confirm it with its signature or when we ask it.',
        'Each payment counts once. If a charge is paid twice, the second payment is returned.',
        "Our ledger can be compared with Razorpay's records payment by payment.",
      ]),
    ]),
    section('connection', 'The browser and the connection', [
      list([
        'All pages come over encrypted connections, and browsers are told to refuse any other.',
        'A browser runs only our own scripts and those that payment and sign-in need. No other site can frame ours.',
        'A visitor who only reads gets no cookie and meets no third party.',
      ]),
    ]),
    section('abuse', 'Misuse', [
      'Requests are limited for each account and each address, so that nobody can try payments, addresses or places without end. What one person types does not reach the mailbox of another through our letters.',
    ]),
    section('processors', 'Who processes data for us', [
      details({
        Google: 'Hosting, database, functions and sign-in, on Firebase and Google Cloud.',
        Razorpay: 'Payments and refunds.',
        'Our mail provider': 'Delivery of confirmations, receipts and answers.',
      }),
      prose`The ${link('Privacy Policy', paths.privacy)} says which data each of them gets and on which legal basis.`,
    ]),
    ...(Object.keys(facts).length > 0
      ? [section('operator', 'Facts of the operator', [details(facts)])]
      : []),
    section('report', 'Report a weakness', [
      prose`Have you found a weakness? Please write to ${emailLink} with the steps that show it, and give us time to mend it before you publish it. Please do not touch the data of others.`,
    ]),
  ],
};
