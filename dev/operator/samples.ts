import { Timestamp } from 'firebase-admin/firestore';
import type { LedgerEntry, Refund } from '../../functions/src/payments/documents.ts';

/** 21 November 2026, 2:30 pm in India. */
export const sampleMoment = Timestamp.fromDate(new Date('2026-11-21T09:00:00Z'));

export function aLedgerEntry(overrides: Partial<LedgerEntry> = {}): LedgerEntry {
  return {
    razorpayOrderId: 'order_Example001',
    orderAmountMinor: 1_05_000,
    attemptId: 'attempt',
    uid: 'customer',
    path: 'users/customer/orders/one',
    amountMinor: 1_05_000,
    currency: 'INR',
    baseAmountMinor: null,
    state: 'captured',
    amountRefundedMinor: 0,
    reportedRefundedMinor: 0,
    refundMonths: [],
    refunds: {},
    method: 'card',
    feeMinor: 2478,
    taxMinor: 378,
    error: null,
    outcome: 'settled',
    receiptState: 'issued',
    checkoutEmail: null,
    noticeDueAt: null,
    createdAt: sampleMoment,
    capturedAt: sampleMoment,
    updatedAt: sampleMoment,
    ...overrides,
  };
}

export function aRefund(overrides: Partial<Refund> = {}): Refund {
  return {
    paymentId: 'pay_Example0000001',
    amountMinor: 50_000,
    currency: 'INR',
    reason: 'requested',
    requestedBy: 'operator',
    note: 'Ordered twice.',
    state: 'queued',
    tries: 0,
    nextTryAt: sampleMoment,
    problem: null,
    razorpayRefundId: null,
    createdAt: sampleMoment,
    updatedAt: sampleMoment,
    ...overrides,
  };
}
