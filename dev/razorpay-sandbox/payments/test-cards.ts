import type { PaymentFailure } from '../entities.ts';
import { failures } from './failures.ts';

export interface TestCard {
  number: string;
  isInternational?: boolean;
  /** The bank's answer to any OTP. Without it, the OTP decides. */
  failure?: PaymentFailure;
}

/** Some of Razorpay's published test cards. Any CVV and any future date are valid. */
export const testCards: readonly TestCard[] = [
  { number: '4100280000001007' },
  { number: '4012888888881881', isInternational: true },
  { number: '4100280000080001', failure: failures.insufficientFund },
  { number: '4100280000060003', failure: failures.cardDeclined },
  { number: '4100280000020007', failure: failures.gatewayTechnicalError },
];
