import { site } from '@shared/site.ts';

/** The parts of the profile. */
export const partNames = {
  overview: 'Overview',
  orders: 'Orders',
  invoices: 'Invoices',
  messages: 'Messages',
  settings: 'Settings',
} as const;

export const overview = {
  toBePaid: 'To be paid',
  invoices: 'Invoices',
  latestOrder: 'Latest order',
  allOrders: 'All orders',
} as const;

/** The page of one order or invoice. */
export const chargePage = {
  nouns: { order: 'Order', invoice: 'Invoice' },
  notFound: {
    order: 'There is no such order in your account.',
    invoice: 'There is no such invoice in your account.',
  },
  notFoundHint:
    'The link may be mistyped, or belong to another account: you may have to log in with another address.',
  logIn: {
    order: 'Log in with the address that the letter was sent to, to see this order.',
    invoice:
      'Log in, or create an account with the address that the letter was sent to, to see this invoice.',
  },
  backTo: { order: 'Back to My Orders', invoice: 'Back to My Invoices' },
  items: 'What you ordered',
  details: 'Made out to',
  terms: 'What it is for',
  timeline: 'What has happened',
  documents: 'Documents',
  noDocuments: 'The receipt appears here when the payment has arrived.',
  noDocumentsEver: (noun: string) => `Nothing was paid for this ${noun}, so there is no receipt.`,
  help: {
    title: 'Help',
    text: (noun: string) =>
      `Is something wrong with this ${noun}, or do you have a question about it?`,
    link: (noun: string) => `Write to us about this ${noun}`,
  },
} as const;

/** What can happen to an order or invoice. */
export const timeline = {
  placed: 'Ordered',
  recorded: 'Added to your account',
  issued: 'Issued to you',
  waiting: 'Waiting for payment',
  confirming: 'Payment is being confirmed',
  paid: (amount: string) => `${amount} paid`,
  receiptIssued: (number: string) => `Receipt ${number} issued`,
  refundedInPart: (amount: string) => `${amount} refunded`,
  refundedInFull: (amount: string) => `${amount} refunded, the whole payment`,
  refundArrival: {
    unknown: 'It arrives on the payment method that you paid with, within 7 to 15 days.',
    until: (day: string) => `It arrives on the payment method that you paid with, by ${day}.`,
    over: (day: string) =>
      `It was to arrive on the payment method that you paid with by ${day}. If it did not, please write to us.`,
  },
  cancelled: 'Cancelled',
  refunding: (amount: string) => `Refund of ${amount} sent on its way`,
  completed: 'Completed: everything is set up',
  reminded: 'Reminder sent to you',
  captured: 'Payment accepted by us',
  checked: 'Payment checked with Razorpay by us',
  receipt_retried: 'Receipt prepared again by us',
} as const;

export const profileForm = { onReceipts: 'Printed on the receipts of later payments.' } as const;

export const byEmailOnly =
  'Messages that you send before you have verified your email address don’t show here. We answer them by email.';

export const replies = { from: `Reply from ${site.name}` } as const;

/** After a purchase from the cart, and after the payment of an invoice. `email` is empty if unknown. */
export const confirmation = {
  putAway: 'Put this confirmation away',
  order: {
    title: 'Thank you for your order',
    ...amountsOf('order'),
    next: (email: string) =>
      `What comes next: what you have bought is set up within minutes${email === '' ? '' : `, and a letter with the receipt goes to ${email}`}.${site.access && ` ${site.access}`} The order stays listed under My Orders.`,
    see: 'See the order',
  },
  invoice: {
    title: 'Thank you for your payment',
    ...amountsOf('invoice'),
    next: (email: string) =>
      `What comes next: ${email === '' ? 'you need do nothing more' : `a letter with the receipt goes to ${email}, and you need do nothing more`}. The invoice stays listed under My Invoices.`,
  },
} as const;

function amountsOf(noun: 'order' | 'invoice') {
  return {
    paid: (total: string, number: string) => `You have paid ${total} for ${noun} ${number}.`,
    confirming: (total: string, number: string) =>
      `Your payment of ${total} for ${noun} ${number} is being confirmed. You need not pay again.`,
  };
}

export const orders = {
  boughtSince: (number: string) =>
    `You have bought a part of this with order ${number} since. Pay this one only if you want it again.`,
};

export const messages = {
  loading: 'Loading Profile...',
  missing: 'Could not find user profile.',
  noEmail: 'No email provided',
  saved: 'Profile updated successfully!',
  saveFailed: 'Failed to update profile. Please try again.',
  deleteQuestion: 'Are you sure you want to delete your account? This action is irreversible.',
  lastDeleteQuestion:
    'Please confirm one last time. All your data, including invoices and orders, will be permanently deleted.',
  whatStays:
    'Tax law makes us keep our books: paid orders and invoices, and the invoices that we issued to you, stay with their numbers and amounts, without your name and address.',
  taxInvoicesStay:
    'Tax invoices that we have issued to you keep your name and address for as long as the law requires.',
  deleted: 'Your account has been successfully deleted.',
  deleteFailed:
    'Error deleting account. You may need to sign out and sign back in to perform this operation.',
  verifyReason:
    'is not verified yet. Please open the link in the email that we sent there, and press the button on its page. You can buy and pay meanwhile. Verify it to receive invoices we send you.',
  verifyForInvoices:
    'is not verified yet. Invoices sent to this address appear here once it is verified: please open the link in the email that we sent there, and press the button on its page.',
  letterSent: "We've sent it again. Check your spam folder.",
  letterPause: 'You can ask for another letter in a minute.',
  letterFailed: 'The letter could not be sent. Please check your connection and try again.',
  tooManyLetters: 'Too many letters were asked for. Please try again in a few minutes.',
  confirmTitle: "Confirm that it's you",
  /** `email` is empty if unknown. */
  confirmWhy: (email: string) =>
    `You signed in a while ago. Please confirm that ${email === '' ? 'it is you' : `you are ${email}`}; then your account is deleted.`,
  confirmFailed: 'Could not confirm that it is you. Please try again.',
  wrongPassword: 'This is not your password. Please try again.',
  otherGoogleAccount:
    'That is another Google account. Please choose the one that you signed up with.',
  tooManyTries: 'There were too many attempts. Please wait a few minutes and try again.',
  downloaded: (file: string) => `Your data is saved as ${file}.`,
  downloadFailed: 'Your data could not be downloaded.',
  tryAgain: 'Please try again.',
} as const;
