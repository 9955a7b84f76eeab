import type { SandboxPayment, SandboxRefund } from '../entities.ts';
import {
  isMissing,
  parseAmount,
  parseNotes,
  parseReceipt,
  refuseOtherFields,
} from '../api/parse-request.ts';
import { invalidInput } from '../api/provider-error.ts';

export type RefundRequest = Pick<SandboxRefund, 'amount' | 'notes' | 'receipt' | 'speed_requested'>;

const knownFields: ReadonlySet<string> = new Set(['amount', 'speed', 'notes', 'receipt']);

/** Reads a request to refund the payment; without an amount it means all that is left. */
export function parseRefundRequest(
  payment: SandboxPayment,
  request: Record<string, unknown>,
): RefundRequest {
  refuseOtherFields(request, knownFields);
  return {
    amount: parseRefundAmount(payment, request['amount']),
    notes: parseNotes(request['notes']),
    receipt: parseReceipt(request['receipt']),
    speed_requested: parseSpeed(request['speed']),
  };
}

function parseRefundAmount(payment: SandboxPayment, amount: unknown): number {
  if (payment.status === 'refunded') {
    throw invalidInput('The payment has been fully refunded already');
  }
  if (payment.status !== 'captured') {
    throw invalidInput('The payment status should be captured for action to be taken');
  }
  const left = payment.amount - payment.amount_refunded;
  const wanted = isMissing(amount) ? left : parseAmount(amount, payment.currency);
  if (wanted > left) {
    throw invalidInput('The refund amount provided is greater than amount captured', 'amount');
  }
  return wanted;
}

function parseSpeed(speed: unknown): 'normal' | 'optimum' {
  if (isMissing(speed) || speed === 'normal') return 'normal';
  if (speed === 'optimum') return speed;
  throw invalidInput('The selected speed is invalid.', 'speed');
}
