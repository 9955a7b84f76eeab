import type { AuditedChange } from '../../shared/audit.ts';
import type { DeskAction } from '../../shared/desk.ts';
import { ServerError } from '../../shared/server-errors.ts';
import { doOnce } from '../audit/do-once.ts';
import { payments } from '../payments/documents.ts';
import { settleFetched } from '../payments/settlement/settle-payment.ts';
import { razorpayGateway, type RazorpayGateway } from '../platform/razorpay/client.ts';
import type { PaymentFacts } from '../platform/razorpay/entities.ts';
import type { Requester } from './requester.ts';

type CaptureAction = Extract<DeskAction, { action: 'capture-payment' }>;

/**
 * Has the provider take the money of an authorized payment, and books the answer. The entry of the audit says
 * that it was asked for, and comes first. A payment that is captured already stays as it is, so that a
 * repetition goes on after an answer that was lost. Throws `record-missing`, `changed-meanwhile` for a payment
 * that cannot be captured any more, and `provider-*`.
 */
export async function captureAtDesk(
  { key, action, paymentId }: CaptureAction & { key: string },
  actor: Requester,
  gateway: RazorpayGateway = razorpayGateway(),
): Promise<AuditedChange> {
  const place = payments.doc(paymentId);
  const request = { key, ...actor, action, path: place.path, note: null };
  const done = await doOnce(request, async (_, reads) => {
    const payment = (await reads.get(place)).data();
    if (!payment) throw new ServerError('record-missing');
    const { state, amountMinor, currency, path } = payment;
    if (state !== 'authorized' && state !== 'captured') throw new ServerError('changed-meanwhile');
    return { before: {}, after: { amountMinor, currency }, chargePath: path };
  });
  await settleFetched(await capture(paymentId, gateway));
  return done;
}

/** The provider refuses to capture a payment twice. */
async function capture(paymentId: string, gateway: RazorpayGateway): Promise<PaymentFacts> {
  const facts = await gateway.fetchPayment(paymentId);
  if (facts.state !== 'authorized') return facts;
  return gateway.capturePayment(facts).catch(async (error: unknown) => {
    const now = await gateway.fetchPayment(paymentId);
    if (now.state === 'authorized') throw error;
    return now;
  });
}
