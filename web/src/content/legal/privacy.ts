import { visitorMessageMonths } from '@shared/messages/contact-messages.ts';
import { site } from '@shared/site.ts';
import { paths } from '@shared/paths.ts';
import { details, link, list, prose, section, type TextDocument } from '../text-document.ts';
import { emailLink, operatorDetails } from './operator.ts';

const { legalEntity, name, owner } = site;

export const privacy: TextDocument = {
  dateline: 'Last updated September 5, 2025',
  lead: 'This policy explains what personal data we collect, why, who receives it and what your rights are. We collect only what the services need, do not sell it and show no advertising.',
  sections: [
    section('introduction', 'Introduction and scope', [
      `This policy applies to this website, to ${name} accounts and to our dealings with customers, people who contact us, and vendors. It covers the rights and duties under India's Digital Personal Data Protection Act, 2023 and, where it applies to you, the General Data Protection Regulation (GDPR) of the European Union or of the United Kingdom.`,
      prose`It does not cover other websites that we link to, or the data that our customers upload to the platform about their own cases; the customer is responsible for that data, as ${link('our roles', '#our-roles')} explains.`,
    ]),
    section('controller', 'Controller and contact', [
      `The website is operated by ${legalEntity} of Gurugram, India, and owned by ${owner}. Where we decide why and how personal data is processed, ${legalEntity} is the data controller, called data fiduciary in Indian law.`,
      operatorDetails,
    ]),
    section('our-roles', 'Our roles: processor and controller', [
      details({
        'Data processor':
          "For the datasets that clients upload, such as cases, debtors and claims, we are the data processor. The client is the controller, and we process the data only on the client's instructions and to provide the services.",
        'Data controller':
          'For the website, accounts, marketing and vendors, we are the data controller. The rest of this policy covers this data.',
      }),
      "If your data is part of a client's dataset, please contact that client first. We help our clients respond to you, and if you contact us we will forward your request to the client concerned.",
    ]),
    section('data-collected', 'Personal data collected', [
      'What we hold about you comes from you, from your use of the services, or from the providers named here:',
      details({
        Account:
          'Name, email address, phone number, address, city, postcode, state and country, what you add about your company, and the time at which the account was created. Your password is stored by the login service in a form that no one, including us, can read. If you log in with Google, we receive your name and email address from Google. A guest account starts without name and email address.',
        'Cart, orders and invoices':
          'The products that you choose, order and invoice numbers, amounts, currency, status and dates, and the name, email address and phone number that you enter for an invoice.',
        Payments:
          'You give your card, bank or UPI details only to Razorpay. We never receive your full card number, security code, one-time password or PIN. Razorpay tells us the identifiers, amount, currency, time and status of a payment, and may add the payment method and the contact details that you entered there.',
        Messages:
          'Your name, your email address and what you write to us. Please send no data about debtors through the contact form.',
        'Technical data':
          'As with any website, our servers receive your IP address, the page address, the time and your browser type with each request. We use no analytics and no advertising trackers.',
        'Vendors and partners':
          'Names, business contact details, and what contracts and payments require.',
      }),
      "Fields marked as required are needed for the form's purpose; without them we cannot create your account, reply to you or issue an invoice.",
    ]),
    section('browser-storage', 'What is stored in your browser', [
      'We set no advertising or analytics cookies. We store in your browser only what the site needs to work, so we do not ask for your consent:',
      list([
        'the cart of visitors who are not logged in, under the name cartItems, until it moves to your account when you log in or you empty it;',
        'your login, kept by the login service (Firebase Authentication) until you log out, and a flag named signed-in, which shows that you are logged in;',
        'a note of which versions of the login service ran on which day, containing nothing about you;',
        'notes for the duration of your visit: messages that must survive a page reload, and your scroll position. They are deleted when you close the tab.',
      ]),
      "The checkout window comes from Razorpay, and the Google login window from Google. To tell people from bots, we may use Google's reCAPTCHA when you send something, log in or pay. Each may store its own data under its own policy when used. You can delete everything stored in your browser's settings; you will then be logged out and a visitor's cart will be empty.",
    ]),
    section('use', 'How data is used', [
      'We use personal data to:',
      list([
        'create and secure your account and show you your profile, orders, invoices and messages;',
        'take orders and payments, provide the plans that you bought, and send confirmations and receipts;',
        'answer your questions and requests, including requests for a demo;',
        'detect and prevent fraud, abuse and faults, for example by limiting how many payment attempts can be made in a short time;',
        'keep accounts and meet tax and other legal duties;',
        'tell customers about changes to the services, and about our offers where the law or your consent allows it. Every such email says how to opt out.',
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
          'The security of the services, the prevention of fraud, the pursuit of claims, and business contacts with clients and vendors, where your interests do not override them.',
      }),
    ]),
    section('recipients', 'Who receives data', [
      'We share personal data only with those who need it to provide the services:',
      details({
        'Google (Firebase)': 'Hosting, login, database and server functions.',
        Razorpay:
          'Payments and refunds. Razorpay is itself responsible for the payment details you enter there.',
        'Our email provider': 'Delivery of confirmations, receipts and replies.',
      }),
      'Advisers such as accountants and lawyers, and authorities and courts, receive data where the law requires or permits it.',
      'Our providers may process data outside your country. Where the law demands it, we rely on the safeguards that it provides for, such as standard contractual clauses, and we do not transfer data to countries restricted by the Government of India.',
    ]),
    section('retention', 'How long data is kept', [
      prose`Account data is kept while you have an account. When you delete your account in your ${link('profile', paths.profile)}, your profile, cart, invoices, orders and messages are deleted with it, and so are our notes about you. For the period that tax and accounting law requires, and for no other purpose, we keep the numbers, items and amounts of paid orders and invoices, of the invoices that we issued to you, and of payments and receipts, with the payment identifiers. Your name and address are removed from all of them, except from tax invoices.`,
      'An invoice that we issued to you stays due after you have deleted your account. An invoice that we sent to your email address, and that no account has received yet, is kept as a claim against the person it names.',
      `Messages that you send without an account, as a guest or before you have verified your email address are not part of an account, and we reply to them only by email. We delete them ${visitorMessageMonths} months after you sent them, or earlier if you ask us to. Deleting an account does not delete them.`,
      'Technical records are kept for security and deleted when they are no longer needed for that purpose, or when the period set by law ends.',
    ]),
    section('your-rights', 'Your rights', [
      'You can ask us:',
      list([
        'which personal data of yours we process and with whom it was shared, and for a copy of it;',
        'to correct, complete or update it;',
        'to delete it, where we are not required by law to keep it;',
        'to stop processing that rests on your consent, by withdrawing it;',
        'where the GDPR applies: to restrict processing, to hand over your data in a common format, and to stop processing that rests on legitimate interests.',
      ]),
      prose`You can do much of this yourself in your ${link('profile', paths.profile)}: view and change your details, download what we store about you, and delete your account. For everything else, email ${emailLink}. To protect you we may ask for proof that the account is yours. Under Indian law you may also nominate someone to exercise your rights if you die or become incapable.`,
    ]),
    section('security', 'Security', [
      'Data travels encrypted and is stored encrypted by our hosting provider. Each account can read only its own records; our staff see only what their work requires. No system is perfectly secure. If a breach affects your personal data, we will notify you and the authorities as the law requires.',
    ]),
    section('children', 'Children', [
      'The services are made for businesses and adults. We do not knowingly collect data of anyone under 18. If you believe that we hold such data, please tell us and we will delete it.',
    ]),
    section('changes', 'Changes to this policy', [
      'When our practices or the law change, we update this policy and the date at the top. We announce important changes in advance by email or on this website.',
    ]),
    section('reach-us', 'Contact and grievances', [
      prose`Send questions, requests and complaints about personal data to ${owner}, who is also our grievance contact, at ${emailLink}, or by phone or post using the details under ${link('Controller and contact', '#controller')}.`,
      'If our answer does not satisfy you, you can complain to the Data Protection Board of India or, where the GDPR applies, to the data protection authority of the place where you live or work.',
      prose`See also the ${link('Terms & Conditions', paths.terms)}, the ${link('Cancellation and Shipping Policy', paths.cancellationPolicy)} and the ${link('Refund Policy', paths.refundPolicy)}.`,
    ]),
  ],
};
