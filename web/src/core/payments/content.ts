/** An order or invoice, named like `Order #ORD-1` in the notices. */
interface NamedPayable {
  noun: 'order' | 'invoice';
  number: string;
}

interface PaymentSentences {
  name: string;
  paid: string;
  /** Shown after the customer closed checkout. The money may still arrive. */
  dismissed: string;
  declined: (reason: string) => string;
  notStarted: (reason: string) => string;
  /** Used if the server gives no reason: `order` when it created no order, `checkout` when checkout didn't open. */
  noReason: { order: string; checkout: string };
}

const cart = ({ noun, number }: NamedPayable): PaymentSentences => ({
  name: `Order #${number}`,
  paid: 'Payment successful! You will receive a confirmation email shortly.',
  dismissed: notYetPaid(noun, 'in your profile'),
  declined: (reason) =>
    orderFailed(`${sentence(reason)} Your order is saved in your profile. You can pay it there.`),
  notStarted: orderFailed,
  noReason: {
    order: 'Failed to create payment order.',
    checkout: 'Failed to create payment order.',
  },
});

export const paymentSentences = {
  cart,
  /** A guest may have entered no address. */
  cartWithoutEmail: (payable) => ({
    ...cart(payable),
    paid: 'Payment successful! Your receipt will appear in your profile shortly.',
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
} as const satisfies Record<string, (payable: NamedPayable) => PaymentSentences>;

export const payments = {
  received: (name: string) => `Payment received. ${name} is paid.`,
  id: (id: string) => `Payment ID: ${id}`,
  idCopied: (id: string) => `Payment ID ${id} copied.`,
  idNotCopied: (id: string) => `Your browser blocked copying. Please note this payment ID: ${id}`,
  declined: 'The payment was declined.',
  scriptMissing:
    "We couldn't load the payment window. Please allow scripts from Razorpay and try again.",
  logIn: 'Please log in or sign up to proceed with the payment.',
  cartGrew:
    'Your account already had items in its cart. Check the new total, then choose Proceed to Pay again.',
  guestPlans:
    "Plans of a guest account don't renew: they end with their term. To pay as a guest, choose Proceed to Pay again.",
  cartChanged: orderFailed('Your cart changed in another window. Please review it and try again.'),
  notSaved: orderFailed("We couldn't save your order. Please try again."),
  invoiceOrdered: "Your order is placed. We've emailed you the invoice.",
};

function orderFailed(reason: string): string {
  return `An error occurred: ${reason}`;
}

/** Adds a missing full stop. Razorpay's reasons come with and without one. */
function sentence(text: string): string {
  return /[.!?]$/.test(text) ? text : `${text}.`;
}

function notYetPaid(noun: string, where: string): string {
  return `We haven't received a payment yet. If you've paid, this ${noun} will change to Paid automatically. If not, you can pay it later ${where}.`;
}
