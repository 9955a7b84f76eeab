import { quoteDays, type EndReason } from '@shared/subscriptions/subscription.ts';

const renew = 'Turn renewal on';

const endReasons: Record<EndReason, string> = {
  cancelled: ', because renewal was off',
  unpaid: ", because its renewal wasn't paid",
  refunded: ', because its payment was returned or reversed',
  staff: '',
  guest: ", because a guest's plans don't renew",
};

/** Days are written such as `29 Nov 2027`, and amounts such as `₹1,89,990`. */
export const plans = {
  loading: 'Loading the form...',
  states: {
    renewing: 'Active',
    renewed: 'Active',
    ending: (day: string) => `Ends on ${day}`,
    overdue: 'Payment due',
    onHold: 'Payment on hold',
    suspended: 'Suspended',
    ended: 'Ended',
  },
  outlook: {
    renews: (day: string, amount: string) => `The next term starts on ${day} and costs ${amount}.`,
    renewsWith: (day: string, quantity: string, amount: string) =>
      `The next term starts on ${day} with ${quantity}, and costs ${amount}.`,
    newPrice: (amount: string) => `The price has changed. This term cost ${amount}.`,
    agreedPrice: (amount: string) => `This is at the price that we agreed, ${amount} per user.`,
    invoiceOn: (day: string) => `We email the invoice on ${day}.`,
    invoiceSoon: 'We email the invoice within a day.',
    payInvoiceBy: (day: string) => `Your renewal invoice is ready. Pay it by ${day}.`,
    onHold: (day: string) =>
      `We've put your renewal invoice on hold until ${day}. You keep access until then.`,
    amountOfInvoice: 'the amount on your renewal invoice',
    notAutomatic: 'Nothing is charged automatically.',
    renewed: (quantity: string, first: string, last: string) =>
      `Your next term is paid: ${quantity}, from ${first} to ${last}.`,
    ends: (day: string) => `Ends on ${day}.`,
    ended: (day: string, reason: EndReason | null) =>
      `This plan ended on ${day}${reason === null ? '' : endReasons[reason]}.`,
    exportUntil,
    exportOver: (day: string) => `You could ask us to export your data until ${day}.`,
    due: 'Payment due.',
    payBy: (amount: string, day: string) => `Pay ${amount} by ${day} to keep access.`,
    suspended: "Your users have no access, because the renewal wasn't paid.",
    restarts: (amount: string, first: string, last: string) =>
      `If you pay ${amount} today, the new term runs from ${first} to ${last}.`,
    restartsUnknown: (amount: string) => `Pay ${amount} to start a new term.`,
    forQuantity: (amount: string, quantity: string) => `${amount} for ${quantity}`,
    endsUnpaid: (day: string) => `The plan ends if you don't pay by ${day}.`,
  },
  guest: {
    title: "Plans of a guest account don't renew",
    text: 'They end with their term. Link an email or Google account to renew your plans and to get our emails about them.',
    link: 'Link an account',
  },
  pay: 'Pay renewal',
  payFor: (product: string) => `Pay renewal of ${product}`,
  confirming: 'Confirming payment',
  moreRequested: (users: string) =>
    `You'll have ${users} as soon as you pay the invoice for more users. You don't have to pay it.`,
  moreRequestedUnknown:
    "We add users as soon as you pay the invoice for them. You don't have to pay it.",
  seeInvoice: 'View invoice',
  startAgain: 'To start this plan again, pay its invoice.',
  seeInvoiceOf: (number: string) => `View invoice ${number}`,
  offline: "You can't change plans while you're offline.",
  busy: 'Saving...',
  otherPrice:
    "The price is no longer the one shown here, so nothing was changed. Check your computer's date, then reload the page.",
  oneFewer: 'One user fewer',
  oneMore: 'One user more',
  actions: {
    addUsers: 'Add users',
    changeNext: 'Change next term',
    keep: 'Keep current users and term',
    cancel: 'Cancel plan',
    renew,
    buyAgain: 'Buy again',
  },
  cancel: {
    title: (product: string) => `Cancel ${product}?`,
    untilEnd: (day: string) => `You keep access until ${day}.`,
    atOnce: 'The plan ends now, because its term is over. We cancel its renewal invoice.',
    noRefund: "We don't refund the current term, and you won't get another renewal invoice.",
    exportUntil,
    undo: (day: string) => `To undo the cancellation, choose ${renew} here by ${day}.`,
    noUndo: "You can't undo this.",
    reason: 'Why are you cancelling? (optional)',
    noReason: 'No answer',
    keep: 'Keep plan',
    busy: 'Cancelling...',
  },
  next: {
    title: (product: string) => `Change the next term of ${product}`,
    text: (day: string) => `The change starts on ${day}. Nothing changes until then.`,
    unpaid: 'We replace your renewal invoice, and email you the new one.',
    usersNow: (users: string) =>
      `You have ${users} now. To add users before the next term, choose Add users instead.`,
    users: 'Users',
    term: 'Term',
    month: '1 month',
    year: '1 year',
    price: (quantity: string, amount: string) => `Next term: ${quantity}, ${amount}`,
    save: 'Save change',
    close: 'Cancel',
  },
  more: {
    title: (product: string) => `Add users to ${product}`,
    users: 'Users in total',
    usersNow: (users: string) => `You have ${users} now.`,
    price: (amount: string) => `${amount} to pay now`,
    free: 'Nothing to pay, because the amount is below ₹1',
    until: (added: string, day: string) => `For ${added} until ${day}.`,
    share: (added: string, day: string, left: number, days: number) =>
      `For ${added} until ${day}: ${left} of the term's ${days} days.`,
    added: (users: number) => (users === 1 ? '1 more user' : `${users} more users`),
    withNext: (added: string) =>
      `This includes ${added} in the next term, which you have already paid.`,
    later: (users: string, amount: string, term: string) =>
      `From the next term, ${users} cost ${amount} per ${term}.`,
    paid: `Pay the invoice within ${quoteDays} days. We add the users as soon as you pay.`,
    pay: 'Create invoice',
    add: 'Add users',
    busy: 'Creating invoice...',
    close: 'Cancel',
    done: (users: string, product: string) => `${product} now has ${users}.`,
  },
  papers: (count: number) => `Orders, invoices and receipts (${count})`,
  receipt: (number: string) => `Receipt ${number}`,
  empty: "You don't have any plans yet.",
  overview: {
    title: 'Plans',
    all: 'My Plans',
    none: 'No plans yet.',
    noneRunning: 'No active plans.',
  },
  restart: (product: string, first: string, last: string) =>
    `${product} is suspended. If you pay today, its new term runs from ${first} to ${last} instead.`,
  access: (product: string, day: string) =>
    `You have access to ${product} until ${day}. To keep it, pay by then.`,
  endsUnpaid: (product: string, day: string) => `${product} ends if you don't pay by ${day}.`,
  ofOrder: 'See your plans: users, dates and renewal',
  ofInvoice: 'See your plans',
  replacedBy: 'This invoice was replaced. View the new invoice',
} as const;

function exportUntil(day: string): string {
  return `You can ask us in writing to export your data until ${day}.`;
}
