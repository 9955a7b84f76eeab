import { site } from '@shared/site.ts';

const { answerTime, demoLength } = site.contact;

export const contact = {
  kicker: 'Contact',
  title: 'Book a demo or ask a question',
  lead: 'Ask for a demo, a quote or help with an account. Invoices from us can be paid here too.',
  details: {
    title: 'Contact details',
    phone: 'Phone',
    email: 'Email',
    office: 'Head office',
  },
  next: {
    title: 'What happens next',
    steps: [
      'You get a confirmation by email, one a day at most.',
      `We answer at the address that you give${answerTime && `, ${answerTime}`}.`,
      `For a demo we agree on a time with you${demoLength && `; it takes ${demoLength}`}.`,
    ],
  },
  tabs: { label: 'What to do here', message: 'Send a Message', payment: 'Pay an Invoice' },
};

export const messageForm = {
  submit: 'Send Message',
  sending: 'Sending...',
  sent: "Your message has been sent successfully! We'll get back to you soon.",
  failed: 'Something went wrong. Please try again.',
  waiting: 'Your message goes out when the connection is back, as long as this page stays open.',
  emailHints: {
    none: undefined,
    unverified:
      'We answer at this address. Verify your account’s address to see answers in your profile.',
    verified: 'We answer at your account’s address and in your profile.',
  },
  answeredByEmail: 'We’ll answer by email, not in your profile.',
  hint: 'Please leave out names, account numbers and other data of debtors.',
  use: 'We use what you write only to answer you.',
  privacy: 'Privacy Policy',
  organisation: {
    title: 'About your organisation (optional)',
    hint: 'It helps us to prepare a demo. Fill in what you like.',
    noChoice: 'Please choose',
  },
};

export const invoices = {
  logIn: 'Please log in to view your invoices and make payments.',
  none: 'You have no invoices.',
  noneHint: 'Fill in the form to add one and pay it.',
  listTitle: 'Your invoices',
  formTitle: 'New invoice',
  formHint: 'Enter the number and the amount exactly as shown on your invoice.',
  isListed: 'This invoice is in your list already. Please choose Pay Now there.',
  isPaid:
    'An invoice with this number is in your list and is not due. To pay a further part of it, write the part after the number, for example “INV-7, part 2”.',
  submit: 'Save and Pay',
  saveFailed: 'Failed to save invoice before payment.',
  offline: 'You are offline. Paying has to wait until the connection is back.',
  unreachable: "Our database can't be reached. Paying has to wait until it answers.",
};
