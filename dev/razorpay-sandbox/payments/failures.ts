import type { PaymentFailure } from '../entities.ts';

const code = 'BAD_REQUEST_ERROR';
const atAuthorization = { code, source: 'customer', step: 'payment_authorization' } as const;
const atAuthentication = { code, source: 'customer', step: 'payment_authentication' } as const;
const atInitiation = { code, source: 'business', step: 'payment_initiation' } as const;

/** Reasons for a declined payment, in the words of Razorpay's documentation. */
export const failures = {
  insufficientFund: {
    description:
      'Your payment could not be completed due to insufficient account balance. Try another card or payment method.',
    ...atAuthorization,
    reason: 'insufficient_fund',
  },
  cardDeclined: {
    code: 'BAD_REQUEST_ERROR',
    description:
      'Your payment did not go through as it was declined by the bank. Try another payment method or contact your bank.',
    source: 'bank',
    step: 'payment_authorization',
    reason: 'card_declined',
  },
  paymentTimedOut: {
    description: 'Your payment could not be completed due to a temporary issue. Try again later.',
    ...atAuthentication,
    reason: 'payment_timed_out',
  },
  cardNumberInvalid: {
    description: 'You have entered an incorrect card number. Try again.',
    ...atAuthorization,
    reason: 'card_number_invalid',
  },
  gatewayTechnicalError: {
    code: 'GATEWAY_ERROR',
    description:
      'Your payment did not go through due to a temporary issue. Any debited amount will be refunded in 4-5 business days.',
    source: 'gateway',
    step: 'payment_authorization',
    reason: 'gateway_technical_error',
  },
  incorrectOtp: {
    description: 'Payment processing failed because of incorrect OTP',
    ...atAuthentication,
    reason: 'incorrect_otp',
  },
  paymentFailed: {
    code: 'BAD_REQUEST_ERROR',
    description: 'Payment failed',
    source: 'issuer',
    step: 'payment_authorization',
    reason: 'payment_failed',
  },
  internationalNotAllowed: {
    description: 'International transactions are not allowed.',
    ...atInitiation,
    reason: 'international_transaction_not_allowed',
  },
  orderAlreadyPaid: {
    description:
      'Your payment has been declined as the order is already paid. Please initiate the payment with a new order.',
    ...atInitiation,
    reason: 'input_validation_failed',
  },
} as const satisfies Record<string, PaymentFailure>;
