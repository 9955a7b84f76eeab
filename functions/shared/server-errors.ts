const sentences = {
  400: {
    'invalid-request':
      'Something in this request is missing or invalid. Please reload the page and try again.',
    'invalid-signature': 'Invalid signature.',
    'unknown-location':
      "We don't recognise this location. Please choose a country and state from the lists.",
  },
  401: {
    unauthenticated: 'Your session has expired. Please log in and try again.',
    'app-not-verified':
      "We couldn't verify that this request came from our site. Please reload the page.",
  },
  403: {
    forbidden:
      "You don't have access to this item. Check that you're logged in to the right account.",
    'link-of-another':
      'This link belongs to another account. Please log in to that account and try again.',
    'not-staff': "You don't have access to the admin panel. Ask an administrator for access.",
    'view-only': 'You have view-only access. Ask an administrator to make this change.',
    'shift-over': 'You logged in more than 12 hours ago. Please log out, log in again and retry.',
    'method-not-confirmed':
      "You logged in with a method that isn't confirmed. Please log in with a confirmed method and try again.",
    'other-method':
      "Your access doesn't include this login method. Please log out, and log in with the method your access was granted for.",
    'second-factor-missing':
      'Your access needs a second factor. Please open the admin panel to set one up.',
    'staff-cannot-pay':
      "Accounts with access to the admin panel can't pay. Please use a separate account for purchases.",
    'sign-in-too-old':
      'For your security, please log out, log in again and retry within 5 minutes.',
  },
  404: {
    'record-missing': 'This record no longer exists. Please reload the page.',
    'message-deleted':
      'This message was deleted, so nothing was saved or sent. Copy your text if you still need it.',
  },
  405: {
    'method-not-allowed': 'Method not allowed.',
  },
  409: {
    'not-pending': 'This is no longer awaiting payment. Please reload the page.',
    'amount-mismatch':
      "The amount doesn't match our records. Please reload the page and try again.",
    'already-paid':
      "This has already been paid. You weren't charged again. Please reload the page.",
    'payment-in-progress':
      "We're confirming a payment for this. You don't need to pay again. This page updates when it's done.",
    'price-changed':
      'A price has changed, so we cancelled this order. Please order again from your cart at the current price.',
    'payment-mismatch':
      "This payment doesn't match the order or invoice. You don't need to pay again. We've been notified and will contact you.",
    'duplicate-payment': 'This was already paid. We received a second payment and will refund it.',
    'price-outdated':
      "The price changed before you paid, so we'll refund this payment in full. Please order again from your cart at the current price.",
    'changed-since':
      'This has changed since you opened it, so nothing was done. Please review it and try again.',
    'paid-since':
      'Another payment has changed one of these plans since, so nothing was done. Reverse or refund that payment first.',
    'plan-needs-invoice':
      'A plan needs this invoice, so nothing was done. Open the plan to cancel it, or to change its next term.',
    'paid-before-issue':
      'The invoice was issued after this day, so nothing was done. Enter the day on which the money arrived, or the day of the invoice if it came before.',
    'reference-used':
      'A payment with this bank reference is already recorded, so nothing was done. Check the reference.',
    'invoice-unclaimed':
      'No account has claimed this invoice yet. Ask the customer to sign up with its email address, then record the payment.',
    'guest-needs-account':
      'Please link an email or Google account to your guest account first, so that we can email you the invoice.',
    'address-unverified':
      'Please verify your email address first, so that we can email you the invoice. You can request the link in your profile.',
    'too-many-unpaid-orders':
      'You already have several unpaid orders by invoice. Please pay one of them first, or contact us.',
    'cart-changed':
      'Your cart has changed since you opened it, so nothing was ordered. Please check it and try again.',
    'not-captured':
      "This payment failed or was returned to the customer, so it wasn't captured. Please review it.",
    'request-differs':
      'This request was already processed with different details. Please close this and check the record.',
    'sender-unverified':
      'This account has no verified email address, so nothing was sent or shown to it. Please email the address in the message yourself.',
    'last-method':
      "This is your only confirmed login method, so you can't remove it. Please confirm another one first.",
    'no-address-left':
      'We no longer have an address for this email, so nothing was sent. Please contact the recipient another way.',
    'link-spent':
      'This link has expired or has been replaced by a newer one. You can request a new one from your profile.',
    'email-of-paid': 'This has been paid, so no payment request was sent.',
    'email-of-cancelled': 'This was cancelled, so no payment request was sent.',
    'payment-uncaptured':
      "A payment for this invoice is waiting to be captured, so the invoice wasn't cancelled. Capture the payment, or wait until it's returned to the customer.",
    'payment-unresolved':
      "We received a payment for this that doesn't match it, so nothing was done. Refund that payment first, or have it corrected.",
    'no-customer-left':
      "The customer has deleted their account, so there's no address for a reminder. Cancel the invoice, or collect it another way.",
    'reminded-already':
      'A reminder was sent less than a day ago, so none was sent now. Please try again tomorrow.',
    'not-refundable':
      "This is more than the amount left to refund. Please reload the page to see what's left.",
    'refund-too-small':
      "Razorpay can't refund less than 1.00, so nothing was refunded. Please refund at least that much, and leave nothing or at least 1.00.",
    'dispute-open':
      'The customer has disputed this payment with their bank, so nothing was refunded. Respond to the dispute in Razorpay, or accept it there to return the money.',
    'dispute-lost':
      "The customer already has this money, or a part of it, back through a lost dispute, so nothing was refunded. Please reload the page to see what's left.",
    'refund-differs':
      'This refund was already requested with a different amount. Please reload the page.',
    'refund-impossible':
      "Razorpay can't make this refund because the payment is already refunded, is too old or has less than this amount left. Please return the money another way.",
    'balance-too-small':
      "Your Razorpay balance doesn't cover this refund. Please add funds there. We'll retry the refund automatically.",
  },
  413: {
    'payload-too-large': 'This is too large. The limit is 256 KB.',
  },
  415: {
    'unsupported-encoding': "Compressed requests aren't supported.",
    'unsupported-type': 'Requests must be sent as application/json.',
  },
  422: {
    'amount-too-large':
      "This is above our limit for a single payment. You haven't been charged. Please order by invoice and pay by bank transfer, or contact us.",
    'due-too-late':
      'The due date is too far ahead, so no invoice was issued. Please choose an earlier due date.',
    'currency-not-accepted':
      "We can't take payments in this currency right now. You haven't been charged. Please contact us to pay in rupees.",
  },
  429: {
    'too-many-requests': 'Too many attempts. Please wait 10 minutes and try again.',
    'too-many-emails':
      "We've reached today's limit of emails to this address. Please try again tomorrow, or contact us.",
    'emails-paused':
      "We can't send this email right now because of too many requests. Please try again in an hour, or contact us.",
  },
  500: {
    internal: 'Something went wrong on our side. Please try again in a moment.',
  },
  502: {
    'provider-denied':
      "Payments aren't available right now. Nothing was charged. Please contact us.",
    'provider-refused':
      'The payment provider rejected the request. Nothing was charged. Please try again later or contact us.',
    'provider-unreadable':
      "Razorpay has a record here that this site can't read, so it wasn't recorded. Please look at it in Razorpay's dashboard.",
  },
  503: {
    'locations-unavailable':
      "We couldn't load the list of locations. Please try again in a moment.",
    'not-confirmed':
      "We're still confirming your payment. You don't need to pay again. This page updates when it's done.",
    busy: 'This payment is already being started in another window. Please try again in a few seconds.',
    'provider-busy':
      'The payment provider is busy. Nothing was charged. Please try again in a minute.',
    'provider-unavailable':
      "The payment provider isn't responding. Nothing was charged. Please try again shortly.",
    'payments-not-open': "Payments aren't open yet. Nothing was charged.",
    unavailable: 'This is temporarily unavailable. Please try again shortly.',
  },
} as const;

type Codes<Sentences> = Sentences extends object ? keyof Sentences : never;
export type ServerErrorCode = Codes<(typeof sentences)[keyof typeof sentences]>;

export const serverErrors = Object.fromEntries(
  Object.entries(sentences).flatMap(([status, messages]) =>
    Object.entries(messages).map(([code, message]) => [code, { status: Number(status), message }]),
  ),
) as Record<ServerErrorCode, { status: number; message: string }>;

/** An error that an endpoint answers with its code's status and message. */
export class ServerError extends Error {
  readonly code: ServerErrorCode;

  constructor(code: ServerErrorCode) {
    super(serverErrors[code].message);
    this.name = 'ServerError';
    this.code = code;
  }
}
