import { refundTime } from '@shared/payments/refund-time.ts';
import { site } from '@shared/site.ts';

export const partNames = {
  overview: 'Overview',
  orders: 'Orders',
  invoices: 'Invoices',
  plans: 'Plans',
  messages: 'Queries',
  settings: 'Settings',
} as const;

export const overview = {
  toBePaid: 'Payment due',
  invoices: 'Invoices',
  latestOrder: 'Latest order',
  allOrders: 'All orders',
} as const;

export const payablePage = {
  nouns: { order: 'Order', invoice: 'Invoice' },
  notFound: {
    order: "We couldn't find this order in your account",
    invoice: "We couldn't find this invoice in your account",
  },
  notFoundHint:
    'The link may be wrong, or it may belong to another account. Try logging in with a different email address.',
  logIn: {
    order: 'To see this order, log in with the address our email was sent to.',
    invoice: 'To see this invoice, log in or sign up with the address our email was sent to.',
  },
  backTo: { order: 'Back to My Orders', invoice: 'Back to My Invoices' },
  items: 'Items',
  details: 'Billed to',
  terms: 'Items',
  timeline: 'History',
  documents: 'Documents',
  noDocuments: 'Your receipt will appear here once we receive your payment.',
  noDocumentsEver: (noun: string) => `This ${noun} wasn't paid, so there's no receipt.`,
  help: {
    title: 'Help',
    text: (noun: string) => `Is something wrong, or do you have a question about this ${noun}?`,
    link: (noun: string) => `Contact us about this ${noun}`,
  },
  cancel: {
    title: 'No longer needed?',
    text: (noun: string) => `You can cancel this ${noun} as long as it's unpaid.`,
    button: (noun: string) => `Cancel ${noun}`,
    busy: 'Cancelling...',
    loading: 'Loading the question...',
    keep: (noun: string) => `Keep ${noun}`,
    question: (noun: string, number: string) => `Cancel ${noun} ${number}?`,
    consequence: (noun: string) =>
      `You can't pay a cancelled ${noun}. If a payment window is open for it, close it first. If you've already paid, the ${noun} will show as paid.`,
  },
} as const;

export const timeline = {
  placed: 'Order placed',
  recorded: 'Added to your account',
  issued: 'Invoice issued',
  waiting: 'Awaiting payment',
  confirming: 'Confirming payment',
  paid: (amount: string) => `${amount} paid`,
  receiptIssued: (number: string) => `Receipt ${number} issued`,
  refundedInPart: (amount: string) => `${amount} refunded`,
  refundedInFull: (amount: string) => `${amount} refunded in full`,
  chargedBack: (amount: string) => `${amount} returned to you by your bank after a dispute`,
  refundArrival: {
    unknown: `It will reach your original payment method within ${refundTime}.`,
    until: (day: string) => `It will reach your original payment method by ${day}.`,
    over: (day: string) =>
      `It should have arrived by ${day}. If you haven't received it, please contact us.`,
  },
  cancelled: 'Cancelled',
  cancelledByYou: 'You cancelled it',
  refunding: (amount: string) => `Refund of ${amount} started`,
  refundFailed: (amount: string) => `Refund of ${amount} failed`,
  refundFailedNext: "The bank returned it to us. We'll refund you again.",
  completed: 'Completed. Everything is set up.',
  reminded: 'Reminder sent',
  captured: 'Payment accepted',
  checked: 'Payment checked with Razorpay',
  receipt_retried: 'Receipt prepared again',
  payment_applied: 'Payment used for your plan',
  reversed: (amount: string) => `Bank payment of ${amount} reversed`,
} as const;

export const profileForm = { onReceipts: 'Shown on receipts for future payments.' } as const;

export const byEmailOnly =
  "Messages you send before you verify your email address don't appear here. We reply to them by email.";

export const replies = { from: `Reply from ${site.name}` } as const;

/** Shown after a purchase from the cart or the payment of an invoice. `email` is empty if unknown. */
export const confirmation = {
  dismiss: 'Dismiss',
  order: {
    title: 'Thank you for your order',
    ...amountsOf('order'),
    next: (email: string) =>
      `Your order will be set up within minutes.${email === '' ? '' : ` We'll email your receipt to ${email}.`}${site.access && ` ${site.access}`} You can find this order under Orders.`,
    see: 'View order',
  },
  invoice: {
    title: 'Thank you for your payment',
    ...amountsOf('invoice'),
    next: (email: string) =>
      `${email === '' ? '' : `We'll email your receipt to ${email}. `}You don't need to do anything else. You can find this invoice under Invoices.`,
  },
} as const;

function amountsOf(noun: 'order' | 'invoice') {
  return {
    paid: (total: string, number: string) => `You paid ${total} for ${noun} ${number}.`,
    confirming: (total: string, number: string) =>
      `We're confirming your payment of ${total} for ${noun} ${number}. You don't need to pay again.`,
  };
}

export const orders = {
  boughtSince: (number: string) =>
    `You've since bought part of this in order ${number}. Pay this order only if you want a second plan.`,
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
  remainingData:
    'Your plans end at once, without a refund. Tax law requires us to keep the numbers and amounts of paid orders, paid invoices and invoices we issued to you. We remove your name and address from them.',
  taxInvoicesStay:
    "Tax invoices we've issued to you keep your name and address for as long as the law requires.",
  deleted: 'Your account has been successfully deleted.',
  deleteFailed:
    'Error deleting account. You may need to sign out and sign back in to perform this operation.',
  verifyReason:
    "isn't verified yet. Open the link in the email we sent there and press the button. You can buy and pay without verifying your address, but we can't show you our invoices until you do.",
  verifyForInvoices:
    "isn't verified yet. To see invoices sent to this address, open the link in the email we sent there and press the button.",
  emailSent: "Email sent. If you don't see it, check your spam folder.",
  emailPause: 'You can request another email in a minute.',
  emailFailed: "We couldn't send the email. Please check your connection and try again.",
  tooManyEmails: "You've requested too many emails. Please try again in a few minutes.",
  confirmTitle: "Confirm that it's you",
  /** `email` is empty if unknown. */
  confirmWhy: (email: string) =>
    `You logged in a while ago. Please confirm ${email === '' ? "that it's you" : `that you're ${email}`} to delete your account.`,
  confirmFailed: "We couldn't confirm that it's you. Please try again.",
  wrongPassword: 'Incorrect password. Please try again.',
  otherGoogleAccount:
    "That's a different Google account. Please choose the one you signed up with.",
  tooManyTries: 'Too many attempts. Please wait a few minutes and try again.',
  downloaded: (file: string) => `Your data has been downloaded as ${file}.`,
  downloadFailed: "We couldn't download your data.",
  tryAgain: 'Please try again.',
} as const;
