import { unixSeconds } from '../unix-seconds.ts';
import { settledAmount } from '../currencies.ts';
import type { SandboxCard, SandboxNotes, SandboxPayment } from '../entities.ts';
import { newId } from '../ids.ts';
import type { Ledger } from '../ledger.ts';
import { invalidInput } from '../api/provider-error.ts';
import { failures } from './failures.ts';

export type Instrument = { method: 'card'; card: SandboxCard } | { method: 'upi'; vpa: string };

export interface PaymentRequest {
  orderId: string;
  instrument: Instrument;
  description: string | null;
  email: string | null;
  contact: string | null;
  notes: SandboxNotes;
}

/** Adds an attempt to pay the order. Refuses a paid order and one with an authorized payment. */
export function startPayment(ledger: Ledger, request: PaymentRequest): SandboxPayment {
  const order = ledger.order(request.orderId);
  if (order.status === 'paid') throw invalidInput(failures.orderAlreadyPaid.description);
  if (ledger.paymentsOf(order.id).some(({ status }) => status === 'authorized')) {
    throw invalidInput('Another payment on this order is being processed. Please try again later.');
  }
  ledger.saveOrder({ ...order, status: 'attempted', attempts: order.attempts + 1 });
  const { amount, currency } = order;
  return ledger.savePayment({
    id: newId('pay_'),
    entity: 'payment',
    amount,
    currency,
    ...(currency === 'INR'
      ? {}
      : { base_amount: settledAmount(amount, currency), base_currency: 'INR' }),
    status: 'created',
    order_id: order.id,
    invoice_id: null,
    ...instrumentFields(request.instrument),
    amount_refunded: 0,
    refund_status: null,
    captured: false,
    description: request.description,
    bank: null,
    wallet: null,
    email: request.email,
    contact: request.contact,
    notes: request.notes,
    fee: null,
    tax: null,
    error_code: null,
    error_description: null,
    error_source: null,
    error_step: null,
    error_reason: null,
    created_at: unixSeconds(),
  });
}

function instrumentFields(instrument: Instrument) {
  if (instrument.method === 'upi') {
    const { method, vpa } = instrument;
    return { method, vpa, card_id: null, international: false, acquirer_data: { rrn: null } };
  }
  const { method, card } = instrument;
  const { id, international } = card;
  return {
    method,
    card_id: id,
    card,
    vpa: null,
    international,
    acquirer_data: { auth_code: null },
  };
}
