import { invalidInput } from '../provider-error.ts';
import { baseAmount, newPayment, type SandboxCard, type SandboxPayment } from '../entities.ts';
import { newId } from '../ids.ts';
import type { Ledger } from '../ledger.ts';
import { failures } from './failures.ts';
import { unixSeconds } from '../unix-seconds.ts';

type Instrument = { method: 'card'; card: SandboxCard } | { method: 'upi'; vpa: string };

export interface PaymentRequest extends Pick<SandboxPayment, 'description' | 'email' | 'contact'> {
  orderId: string;
  instrument: Instrument;
}

/** Throws if the order is paid or has an authorized payment. */
export function startPayment(
  ledger: Ledger,
  { orderId, instrument, ...details }: PaymentRequest,
): SandboxPayment {
  const order = ledger.orders.get(orderId);
  if (order.status === 'paid') throw invalidInput(failures.orderAlreadyPaid.description);
  if (ledger.paymentsOf(order.id).some(({ status }) => status === 'authorized')) {
    throw invalidInput('Another payment on this order is being processed. Please try again later.');
  }
  ledger.orders.save({ ...order, status: 'attempted', attempts: order.attempts + 1 });
  const { amount, currency } = order;
  return ledger.payments.save({
    ...newPayment,
    id: newId('pay_'),
    amount,
    currency,
    ...baseAmount(amount, currency),
    order_id: order.id,
    ...instrumentFields(instrument),
    ...details,
    created_at: unixSeconds(),
  });
}

function instrumentFields(instrument: Instrument) {
  if (instrument.method === 'upi') return { ...instrument, acquirer_data: { rrn: null } };
  const { id, international } = instrument.card;
  return { ...instrument, card_id: id, international, acquirer_data: { auth_code: null } };
}
