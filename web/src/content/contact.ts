import { site } from '@shared/site.ts';

const { answerTime, demoLength } = site.contact;

export const contact = {
  kicker: 'Contact',
  title: 'Book a demo or ask a question',
  lead: 'Request a demo, a quote or help with your account. You can also pay an invoice here.',
  details: {
    title: 'Contact details',
    phone: 'Phone',
    email: 'Email',
    office: 'Head office',
  },
  next: {
    title: 'What happens next',
    steps: [
      "We confirm by email that we've received your message.",
      `We reply by email${answerTime && `, ${answerTime}`}.`,
      `For a demo, we agree a time with you${demoLength && `. It takes ${demoLength}`}.`,
    ],
  },
  tabs: { label: 'Contact options', message: 'Send a Message', payment: 'Pay an Invoice' },
};

export const messageForm = {
  submit: 'Send Message',
  sending: 'Sending...',
  sent: "Your message has been sent successfully! We'll get back to you soon.",
  failed: 'Something went wrong. Please try again.',
  waiting:
    "Your message isn't sent yet, because there's no connection. We'll send it when you're back online. Please keep this page open.",
  emailHints: {
    none: undefined,
    unverified:
      "We'll reply to this address. To see replies in your profile, verify your account's address.",
    verified: "We'll reply to your account's address and in your profile.",
  },
  answeredByEmail: "We'll reply by email, not in your profile.",
  hint: "Please don't include debtors' names, account numbers or other personal data.",
  use: 'We use your message only to reply to you.',
  privacy: 'Privacy Policy',
  organisation: {
    title: 'About your organisation (optional)',
    hint: 'Helps us prepare your demo. Fill in as much as you like.',
    noChoice: 'Select an option',
  },
};

export const invoices = {
  logIn: 'Please log in to view your invoices and make payments.',
  none: 'You have no invoices.',
  noneHint: 'Use the form to add and pay an invoice.',
  listTitle: 'Your invoices',
  formTitle: 'New invoice',
  formHint: 'Enter the invoice number and amount exactly as shown on your invoice.',
  isListed: 'This invoice is already in your list. Choose Pay Now there.',
  isPaid:
    "An invoice with this number is already in your list and isn't due. To pay another part of it, add the part after the number, for example “INV-7, part 2”.",
  isIssued: {
    unverified:
      'We give numbers like this to the invoices that we send by email. Verify your email address in your profile. If the invoice was sent to that address, it then appears in your list and you can pay it there.',
    verified:
      "We give numbers like this to the invoices that we send by email. Those sent to your email address are in your list. If yours isn't there, it was sent to another address. Please log in with that address or contact us.",
  },
  submit: 'Save and Pay',
  saveFailed: 'Failed to save invoice before payment.',
  offline: "You're offline. You can pay when you're back online.",
  unreachable: "We can't reach our database right now. You can pay when the connection is back.",
};
