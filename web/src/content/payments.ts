/** Notices about payments. */

/** What the notices name a charge, for example `Order #ORD-1`. */
interface NamedCharge {
  noun: 'order' | 'invoice';
  number: string;
}

interface PaymentSentences {
  name: string;
  paid: string;
  /** Checkout was closed: the money may still arrive. */
  dismissed: string;
  declined: (reason: string) => string;
  notStarted: (reason: string) => string;
  /** Stands in where the server gives no reason: no provider order, or no checkout. */
  noReason: { order: string; checkout: string };
}

const cart = ({ noun, number }: NamedCharge): PaymentSentences => ({
  name: `Order #${number}`,
  paid: 'Payment successful! You will receive a confirmation email shortly.',
  dismissed: notYetPaid(noun, 'in your profile'),
  declined: (reason) =>
    orderFailed(`${sentence(reason)} Your order is kept in your profile and can be paid there.`),
  notStarted: orderFailed,
  noReason: {
    order: 'Failed to create payment order.',
    checkout: 'Failed to create payment order.',
  },
});

/** What a customer reads about a payment, by the place where it started. */
export const paymentSentences = {
  cart,
  /** A guest may have given no address. */
  cartWithoutEmail: (charge) => ({
    ...cart(charge),
    paid: 'Payment successful! Your receipt appears in your profile shortly.',
  }),
  contact: ({ noun, number }) => ({
    name: `Invoice #${number}`,
    paid: 'Payment successful! Your invoice will be updated shortly.',
    dismissed: notYetPaid(noun, 'from the list'),
    declined: (reason) => `${reason} You can pay this invoice later from the list.`,
    notStarted: (reason) => reason,
    noReason: {
      order: 'Failed to create payment order.',
      checkout: 'Could not initiate payment.',
    },
  }),
  profile: ({ noun, number }) => {
    const name = `${noun === 'invoice' ? 'Inv' : 'Order'} #${number}`;
    const failed = (reason: string) => `Failed to pay ${name}: ${reason}`;
    return {
      name,
      paid: `Payment successful! Your ${noun} status will update shortly.`,
      dismissed: notYetPaid(noun, 'here'),
      declined: failed,
      notStarted: failed,
      noReason: { order: 'Payment gateway error.', checkout: 'Payment gateway error.' },
    };
  },
} as const satisfies Record<string, (charge: NamedCharge) => PaymentSentences>;

export const payments = {
  received: (name: string) => `Payment received: ${name} is paid.`,
  id: (id: string) => `Payment ID: ${id}`,
  idCopied: (id: string) => `Payment ID ${id} is copied.`,
  idNotCopied: (id: string) => `Your browser does not let us copy. Please note Payment ID: ${id}`,
  declined: 'The payment was not accepted.',
  scriptMissing:
    'The payment window could not be loaded. Please allow scripts from the payment provider and try again.',
  logIn: 'Please log in or sign up to proceed with the payment.',
  cartGrew:
    'Your account had more in its cart. Please look at the total, then choose Proceed to Pay again.',
  cartChanged: orderFailed('Your cart has changed in another window. Please look at it again.'),
  notSaved: orderFailed('The order could not be saved. Please try again.'),
};

function orderFailed(reason: string): string {
  return `An error occurred: ${reason}`;
}

/** Razorpay's reasons come with and without a full stop. */
function sentence(text: string): string {
  return /[.!?]$/.test(text) ? text : `${text}.`;
}

function notYetPaid(noun: string, place: string): string {
  return `No payment has arrived yet. If you have paid, this ${noun} turns to Paid by itself; if not, you can pay it later ${place}.`;
}
