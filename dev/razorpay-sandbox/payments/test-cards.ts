import type { PaymentFailure, SandboxCard } from '../entities.ts';
import { failures } from './failures.ts';

export interface TestCard extends Pick<
  SandboxCard,
  'network' | 'type' | 'issuer' | 'international'
> {
  number: string;
  /** The bank's answer to any OTP. Without it, the OTP decides. */
  failure?: PaymentFailure;
}

const domestic = { type: 'credit', issuer: 'HDFC', international: false } as const;
const international = { type: 'credit', issuer: null, international: true } as const;
const visa = { network: 'Visa', ...domestic } as const;

/** Razorpay's published test cards. Any CVV and any future date are valid. */
export const testCards: readonly TestCard[] = [
  { number: '4100280000001007', ...visa },
  { number: '5500670000001002', network: 'MasterCard', ...domestic },
  { number: '6527658900001005', network: 'RuPay', ...domestic, type: 'debit' },
  { number: '36082800091007', network: 'Diners Club', ...domestic },
  { number: '340256000401007', network: 'American Express', ...domestic },
  { number: '5555555555554444', network: 'MasterCard', ...international },
  { number: '5105105105105100', network: 'MasterCard', ...international },
  { number: '5104060000000008', network: 'MasterCard', ...international, type: 'debit' },
  { number: '4012888888881881', network: 'Visa', ...international },
  { number: '4100280000080001', ...visa, failure: failures.insufficientFund },
  { number: '4100280000060003', ...visa, failure: failures.cardDeclined },
  { number: '4100280000090000', ...visa, failure: failures.paymentTimedOut },
  { number: '4100280000070002', ...visa, failure: failures.paymentCancelled },
  { number: '4100280000010008', ...visa, failure: failures.cardNumberInvalid },
  { number: '4100280000020007', ...visa, failure: failures.gatewayTechnicalError },
  { number: '4100280000000009', ...visa, failure: failures.authenticationFailed },
];

export function findTestCard(number: string): TestCard | undefined {
  return testCards.find((card) => card.number === number);
}
