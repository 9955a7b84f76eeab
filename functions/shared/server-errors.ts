/** The sentences that customers read, by the HTTP status of the refusal and its code. */
const sentences = {
  400: {
    'invalid-request':
      'The request is incomplete or malformed. Please reload the page and try again.',
    'invalid-signature': 'The signature does not match.',
    'unknown-location': 'There is no such place. Please choose a country and state from the lists.',
  },
  401: {
    unauthenticated: 'Your session has expired. Please log in again and retry.',
    'app-not-verified':
      'This request could not be confirmed as coming from our site. Please reload the page.',
  },
  403: {
    forbidden: 'This item is not in your account. Please reload the page and try again.',
    'link-of-another':
      'This link belongs to another account. Please log in to that account and try again.',
    'not-staff': 'Your account has no access to the desk. Ask an administrator for it.',
    'only-looking': 'Your account may look and not change anything. Ask an administrator to do it.',
    'shift-over':
      'You signed in more than 12 hours ago. Please sign out, sign back in and try again.',
    'method-not-confirmed':
      'You logged in with a method that is not confirmed. Please log in with a confirmed one and try again.',
    'other-method':
      'Your access does not include this way to sign in. Please sign out, and sign in with the one that your access was granted with.',
    'second-factor-missing':
      'Your access needs a second factor. Please open the admin panel, which shows how to set one up.',
    'staff-cannot-pay':
      "Accounts with access to the admin panel can't pay. Please use an account of your own for purchases.",
    'sign-in-too-old':
      'For your safety this needs a fresh sign-in. Please sign out, sign back in and try again within 5 minutes.',
  },
  404: {
    'record-missing': 'There is no such record any more. Please reload the page.',
  },
  405: {
    'method-not-allowed': 'This address does not take that method.',
  },
  409: {
    'not-pending': 'This item is not waiting for a payment any more. Please reload the page.',
    'amount-mismatch':
      'The amount differs from the one on record. Please reload the page and try again.',
    'already-paid':
      'This is already paid, so nothing was charged again. Please reload the page to see it.',
    'payment-in-progress':
      'A payment for this is being confirmed. You need not pay again: it shows here as soon as that is done.',
    'price-changed':
      'A price has changed, so this order was cancelled. Please order again from your cart at the current price.',
    'payment-mismatch':
      'The payment does not match this item. You need not pay again: we have noted it and will get in touch.',
    'duplicate-payment':
      'This was already paid. We have received a second payment for it and will return that one.',
    'price-outdated':
      'The price had changed before you paid, so we’ll return this payment in full. Please order again from your cart at the current price.',
    'changed-meanwhile':
      'This has changed since it was shown, so nothing was done. Please look at it again.',
    'not-captured':
      'This payment was given back or has failed, so no money was taken. Please look at it again.',
    'request-differs':
      'This request was carried out already, with other details. Please close this and look again.',
    'sender-unverified':
      'This account has no verified address now, so nothing was sent or shown to it. Please write to the address in the message yourself.',
    'last-method':
      'This is your only confirmed way to log in, so it stays. Please confirm another one first.',
    'no-address-left':
      'There is no address left to send this letter to, so nothing was done. Please tell its reader in another way.',
    'link-spent':
      'This link no longer works: it has expired, or something newer has replaced it. Your profile can send you a new one.',
    'letter-of-paid': 'This is paid, so no letter that asks for the payment was sent.',
    'letter-of-cancelled': 'This was cancelled, so no letter that asks for the payment was sent.',
    'payment-uncaptured':
      'A payment of this invoice waits to be captured, so the invoice was not cancelled. Please capture it, or wait until it is given back to the customer.',
    'no-customer-left':
      'The customer has deleted the account, so there is no address to remind. Cancel the invoice, or collect it in another way.',
    'reminded-already':
      'A reminder went out less than a day ago, so none was sent. Please wait until tomorrow.',
    'not-refundable':
      'There is not that much left to refund. Please reload the page to see what is.',
    'dispute-open':
      'The customer disputes this payment with the bank, so nothing was refunded. Please answer the dispute at Razorpay, or accept it there: that gives the money back.',
    'dispute-lost':
      'The customer has this money back by a dispute that was lost, so nothing was refunded.',
    'refund-differs':
      'This refund was already asked for with another amount. Please reload the page.',
    'refund-impossible':
      'The payment service does not make this refund: it is refunded already, too old, or the amount is not what is left. Please return the money in another way.',
    'balance-too-small':
      'The balance at the payment service does not cover this refund. Please add money there. The refund is tried again by itself.',
  },
  411: {
    'length-required': 'Please send the request with its length.',
  },
  413: {
    'payload-too-large': 'That is too large. Please send less than 256 KB.',
  },
  415: {
    'unsupported-encoding': 'Please send the request without compression.',
    'unsupported-type': 'Please send the request as application/json.',
  },
  422: {
    'amount-too-large':
      'This is more than we can take in one payment. Nothing was charged. Please write to us, and we will find another way.',
    'due-too-late':
      'That day is too far ahead, so no invoice was issued. Please choose an earlier day until which it is to be paid.',
    'currency-not-accepted':
      'We cannot take payments in this currency at present. Nothing was charged. Please write to us to pay in rupees.',
  },
  429: {
    'too-many-requests': 'There were too many attempts. Please wait ten minutes and try again.',
    'too-many-emails':
      'We’ve sent as many emails to this address today as we can. Please try again tomorrow, or write to us.',
    'emails-paused':
      'We can’t send this email right now, because too many were asked for. Please try again in an hour, or write to us.',
  },
  500: {
    internal: 'Something went wrong on our side. Please try again in a moment.',
  },
  502: {
    'provider-denied':
      'The payment service does not let us in right now. Nothing was charged. Please write to us.',
    'provider-refused':
      'The payment service refused the request. Nothing was charged. Please try again later or write to us.',
  },
  503: {
    'locations-unavailable':
      'The list of places cannot be loaded right now. Please try again in a moment.',
    'not-confirmed':
      'Your payment could not be confirmed yet. You need not pay again: it shows here as soon as that is done.',
    busy: 'This payment is being prepared elsewhere. Please try again in a few seconds.',
    'provider-busy':
      'The payment service is busy. Nothing was charged. Please try again in a minute.',
    'provider-unavailable':
      'The payment service does not answer. Nothing was charged. Please try again shortly.',
    unavailable: 'This does not work for a moment. Please try again shortly.',
  },
} as const;

type Codes<Sentences> = Sentences extends object ? keyof Sentences : never;
export type ServerErrorCode = Codes<(typeof sentences)[keyof typeof sentences]>;

/** All refusals of the endpoints. */
export const serverErrors = Object.fromEntries(
  Object.entries(sentences).flatMap(([status, messages]) =>
    Object.entries(messages).map(([code, message]) => [code, { status: Number(status), message }]),
  ),
) as Record<ServerErrorCode, { status: number; message: string }>;

/** A refusal that an endpoint answers with its code's status and sentence. */
export class ServerError extends Error {
  readonly code: ServerErrorCode;

  constructor(code: ServerErrorCode) {
    super(serverErrors[code].message);
    this.name = 'ServerError';
    this.code = code;
  }
}
