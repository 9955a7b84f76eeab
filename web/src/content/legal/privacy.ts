import { visitorMessageMonths } from '@shared/contact-messages.ts';
import { site } from '@shared/site.ts';
import { paths } from '@shared/paths.ts';
import { details, link, list, prose, section, type TextDocument } from '../text-document.ts';
import { emailLink, operatorDetails } from './operator.ts';

const { legalEntity, name, owner } = site;

export const privacy: TextDocument = {
  dateline: 'Last updated September 5, 2025',
  lead: 'This policy says which personal data we collect, why, who sees it and what you can ask of us. We collect what the services need, sell none of it and show no advertising.',
  sections: [
    section('introduction', 'Introduction and scope', [
      `This policy applies to this website, to ${name} accounts and to our dealings with customers, people who write to us, and vendors. It covers the rights and duties under India's Digital Personal Data Protection Act, 2023 and, where it applies to you, the General Data Protection Regulation (GDPR) of the European Union or of the United Kingdom.`,
      prose`It does not cover websites of others that we link to, nor the data that our customers upload to the platform about their own cases; for those the customer answers, as ${link('our roles', '#our-roles')} explains.`,
    ]),
    section('controller', 'Controller and contact', [
      `The website is operated by ${legalEntity} of Gurugram, India, and owned by ${owner}. Where we decide why and how personal data is processed, ${legalEntity} is the data controller, called data fiduciary in Indian law.`,
      operatorDetails,
    ]),
    section('our-roles', 'Our roles: processor and controller', [
      details({
        'Data processor':
          "For the datasets that clients upload, such as cases, debtors and claims, we are data processor. The client is the controller, and we process the data only on the client's instructions and to provide the services.",
        'Data controller':
          'For the website, accounts, marketing and vendors we are data controller. The rest of this policy is about this data.',
      }),
      "If your data is part of a client's dataset, please turn to that client first. We help our clients to answer you, and if you write to us we pass your request on to the client concerned.",
    ]),
    section('data-collected', 'Personal data collected', [
      'What we hold about you comes from you, from your use of the services, or from the providers named here:',
      details({
        Account:
          'Name, email address, phone number, address, city, state and country, what you add about your company, and the time at which the account was created. Your password is held by the sign-in service in a form that nobody can read, we included. If you sign in with Google, we receive your name and email address from Google. A guest account starts without name and email address.',
        'Cart, orders and invoices':
          'The products that you choose, order and invoice numbers, amounts, currency, status and dates, and the name, email address and phone number that you enter for an invoice.',
        Payments:
          'You give your card, bank or UPI details to Razorpay alone. We never receive your full card number, security code, one-time password or PIN. Razorpay tells us the identifiers, amount, currency, time and status of a payment, and may add the means of payment and the contact details that you entered there.',
        Messages:
          'Your name, your email address and what you write to us. Please send no data about debtors through the contact form.',
        'Technical data':
          'As with every website, our servers receive your network address, the address of the page, the time and the kind of browser with each request. We use no analytics and no advertising trackers.',
        'Vendors and partners':
          'Names, business contact details, and what contracts and payments require.',
      }),
      'Fields that a form marks as required are needed for its purpose; without them we cannot create the account, answer you or issue the invoice.',
    ]),
    section('browser-storage', 'What is stored in your browser', [
      'We set no advertising or analytics cookies. We store in your browser only what the site needs to work, which is why we do not ask for consent to it:',
      list([
        'the cart of visitors who are not signed in, under the name cartItems, until it is moved into your account at sign-in or you empty it;',
        'your sign-in, kept by the sign-in service (Firebase Authentication) until you log out, and until then, under the name signed-in, that there is one;',
        'a note of which versions of the sign-in service ran on which day, without anything about you;',
        'notes for the time of your visit: messages that have to outlast a reload of the page, and how far you had scrolled. They are gone when you close the tab.',
      ]),
      "The payment dialog comes from Razorpay and the Google sign-in window from Google. To tell people from programs we may use Google's reCAPTCHA when you send something, sign in or pay. Each may store data of its own under its own policy when it is used. You can delete everything stored in your browser's settings; you are then signed out and a visitor's cart is empty.",
    ]),
    section('use', 'How data is used', [
      'We use personal data to:',
      list([
        'create and secure your account and show you your profile, orders, invoices and messages;',
        'take orders and payments, provide the plans that you bought, and send confirmations and receipts;',
        'answer your questions and requests, including requests for a demo;',
        'detect and prevent fraud, abuse and faults, for example by limiting how many payment attempts can be made in a short time;',
        'keep accounts and meet tax and other legal duties;',
        'tell customers about changes to the services, and about our offers where the law or your consent allows it. Every such letter says how to stop them.',
      ]),
      'We do not sell personal data.',
    ]),
    section('legal-bases', 'Legal bases', [
      'Each use has a basis in law:',
      details({
        Contract:
          'Your account, orders, payments and support: needed to perform the contract with you, or to prepare it at your request.',
        Consent:
          'Where we ask for it, for example for marketing that requires it. You can withdraw it at any time, as easily as you gave it; what was done before stays lawful. In India, what you give us voluntarily for a stated purpose, such as a message, is used for that purpose as the Digital Personal Data Protection Act permits.',
        'Legal obligation':
          'Books and tax records, and answers to authorities that are entitled to them.',
        'Legitimate interests':
          'The security of the services, the prevention of fraud, the pursuit of claims, and business contacts with clients and vendors, where your interests do not weigh more.',
      }),
    ]),
    section('recipients', 'Who receives data', [
      'We share personal data only with those who need it to provide the services:',
      details({
        'Google (Firebase)': 'Hosting, sign-in, database and server functions.',
        Razorpay:
          'Payments and refunds. For the payment details that you enter there, Razorpay is responsible itself.',
        'Our mail provider': 'Delivery of confirmations, receipts and answers.',
      }),
      'Advisers such as accountants and lawyers, and authorities and courts, receive data where the law requires or permits it.',
      'Our providers may process data outside your country. Where the law demands it, we rely on the safeguards that it provides for, such as standard contractual clauses, and we transfer no data to countries to which the Government of India forbids it.',
    ]),
    section('retention', 'How long data is kept', [
      prose`Account data is kept while you have an account. When you delete it in your ${link('profile', paths.profile)}, your profile, cart, invoices, orders and messages are deleted with it, and so are our notes about you. What tax and accounting law obliges us to keep stays for the legal term and is used for nothing else: the numbers, items and amounts of paid orders and invoices, of the invoices that we issued to you, and of payments and receipts, with the identifiers of the payments. Your name and address are removed from all of them, except from tax invoices.`,
      'An invoice that we issued to you stays due after you have deleted your account. An invoice that we sent to your email address, and that no account has received yet, is kept as a claim against the person it names.',
      `Messages that you send without an account, as a guest or before you have verified your email address are not part of an account: we answer them by email alone. They are deleted ${visitorMessageMonths} months after you sent them, or earlier if you ask us to; deleting an account does not delete them.`,
      "Technical records are kept for security and deleted when no longer needed for it, or when the law's own term ends.",
    ]),
    section('your-rights', 'Your rights', [
      'You can ask us:',
      list([
        'which personal data of yours we process and with whom it was shared, and for a copy of it;',
        'to correct, complete or update it;',
        'to delete it, where we need not keep it by law;',
        'to stop processing that rests on your consent, by withdrawing it;',
        'where the GDPR applies: to restrict processing, to hand over your data in a common format, and to stop processing that rests on legitimate interests.',
      ]),
      prose`Much of it you can do yourself in your ${link('profile', paths.profile)}: see and change your details, download what we store about you as a file, and delete your account. For everything else write to ${emailLink}. To protect you we may ask for proof that the account is yours. Under Indian law you may also nominate someone to exercise your rights if you die or become incapable.`,
    ]),
    section('security', 'Security', [
      'Data travels encrypted and is stored encrypted by our hosting provider. Each account can read its own records only; our staff see what their task requires. No system is perfectly secure: if a breach concerns your personal data, we tell you and the authorities as the law requires.',
    ]),
    section('children', 'Children', [
      'The services are made for businesses and adults. We do not knowingly collect data of anyone under 18. If you believe that we hold such data, please tell us and we will delete it.',
    ]),
    section('changes', 'Changes to this policy', [
      'When our practice or the law changes we update this policy and the date at its top. We announce important changes by email or on this website beforehand.',
    ]),
    section('reach-us', 'Contact and grievances', [
      prose`Questions, requests and complaints about personal data reach ${owner}, who is also the contact for grievances, at ${emailLink} or by phone or letter at the details under ${link('Controller and contact', '#controller')}.`,
      'If our answer does not satisfy you, you can complain to the Data Protection Board of India or, where the GDPR applies, to the data protection authority of the place where you live or work.',
      prose`See also the ${link('Terms & Conditions', paths.terms)}, the ${link('Cancellation and Shipping Policy', paths.cancellationPolicy)} and the ${link('Refund Policy', paths.refundPolicy)}.`,
    ]),
  ],
};
