/** All refusals of the endpoints: the HTTP status and the sentence that the customer reads. */
export const serverErrors = {
  'method-not-allowed': { status: 405, message: 'This address does not take that method.' },
  'payload-too-large': { status: 413, message: 'That is too large. Please send less than 256 KB.' },
  'length-required': { status: 411, message: 'Please send the request with its length.' },
  'unsupported-encoding': { status: 415, message: 'Please send the request without compression.' },
  'unsupported-type': { status: 415, message: 'Please send the request as application/json.' },
  'invalid-request': {
    status: 400,
    message: 'The request is incomplete or malformed. Please reload the page and try again.',
  },
  'invalid-signature': { status: 400, message: 'The signature does not match.' },
  unauthenticated: {
    status: 401,
    message: 'Your session has expired. Please log in again and retry.',
  },
  'app-not-verified': {
    status: 401,
    message: 'This request could not be confirmed as coming from our site. Please reload the page.',
  },
  forbidden: {
    status: 403,
    message: 'This item is not in your account. Please reload the page and try again.',
  },
  'sign-in-too-old': {
    status: 403,
    message:
      'For your safety this needs a fresh sign-in. Please sign out, sign back in and try again within 5 minutes.',
  },
  'unknown-location': {
    status: 400,
    message: 'There is no such place. Please choose a country and state from the lists.',
  },
  'locations-unavailable': {
    status: 503,
    message: 'The list of places cannot be loaded right now. Please try again in a moment.',
  },
  'not-pending': {
    status: 409,
    message: 'This item is not waiting for a payment any more. Please reload the page.',
  },
  'amount-mismatch': {
    status: 409,
    message: 'The amount differs from the one on record. Please reload the page and try again.',
  },
  'already-paid': {
    status: 409,
    message:
      'This is already paid, so nothing was charged again. Please reload the page to see it.',
  },
  'payment-in-progress': {
    status: 409,
    message:
      'A payment for this is being confirmed. You need not pay again: it shows here as soon as that is done.',
  },
  'not-confirmed': {
    status: 503,
    message:
      'Your payment could not be confirmed yet. You need not pay again: it shows here as soon as that is done.',
  },
  'price-changed': {
    status: 409,
    message:
      'A price has changed, so this order was cancelled. Please order again from your cart at the current price.',
  },
  'payment-mismatch': {
    status: 409,
    message:
      'The payment does not match this item. You need not pay again: we have noted it and will get in touch.',
  },
  'duplicate-payment': {
    status: 409,
    message:
      'This was already paid. We have received a second payment for it and will return that one.',
  },
  busy: {
    status: 503,
    message: 'This payment is being prepared elsewhere. Please try again in a few seconds.',
  },
  'not-refundable': {
    status: 409,
    message: 'There is not that much left to refund. Please reload the page to see what is.',
  },
  'refund-differs': {
    status: 409,
    message: 'This refund was already asked for with another amount. Please reload the page.',
  },
  'too-many-requests': {
    status: 429,
    message: 'There were too many attempts. Please wait ten minutes and try again.',
  },
  'provider-busy': {
    status: 503,
    message: 'The payment service is busy. Nothing was charged. Please try again in a minute.',
  },
  'provider-unavailable': {
    status: 503,
    message: 'The payment service does not answer. Nothing was charged. Please try again shortly.',
  },
  'provider-denied': {
    status: 502,
    message:
      'The payment service does not let us in right now. Nothing was charged. Please write to us.',
  },
  'provider-refused': {
    status: 502,
    message:
      'The payment service refused the request. Nothing was charged. Please try again later or write to us.',
  },
  unavailable: {
    status: 503,
    message: 'This does not work for a moment. Please try again shortly.',
  },
  internal: {
    status: 500,
    message: 'Something went wrong on our side. Please try again in a moment.',
  },
} as const satisfies Record<string, { status: number; message: string }>;

export type ServerErrorCode = keyof typeof serverErrors;

/** A refusal that an endpoint answers with its code's status and sentence. */
export class ServerError extends Error {
  readonly code: ServerErrorCode;

  constructor(code: ServerErrorCode) {
    super(serverErrors[code].message);
    this.name = 'ServerError';
    this.code = code;
  }
}
