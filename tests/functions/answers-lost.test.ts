import { randomUUID } from 'node:crypto';
import { afterAll, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { grpcStatus, type CallFate } from '../../dev/firestore-proxy/call-fate.ts';
import { startFirestoreProxy } from '../../dev/firestore-proxy/proxy.ts';
import { startMailServer } from '../support/smtp-servers.ts';
import type * as Attempts from '../../functions/src/payments/checkout/create-payment-order.ts';
import type * as Sending from '../../functions/src/letters/send/send-letter.ts';
import type * as Outboxes from '../support/functions/outbox.ts';
import type * as Payments from '../support/functions/payments.ts';
import { expectErrors } from '../support/expect-errors.ts';
import { payInSandbox } from '../support/functions/sandbox.ts';
import { aPaymentEntity } from '../support/functions/webhooks.ts';

expectErrors('provider-call-failed');

/** What happens to the next commits, one after the other. */
let fates: CallFate[] = [];
const proxy = await startFirestoreProxy({
  emulatorHost: process.env['FIRESTORE_EMULATOR_HOST'] ?? '',
  decideFate: (method) => (method === 'Commit' && fates.shift()) || {},
});
vi.stubEnv('FIRESTORE_EMULATOR_HOST', proxy.host);

// Loaded now, because the address is read once.
const { refunds } = await import('../../functions/src/payments/documents.ts');
const { razorpayGateway } = await import('../../functions/src/platform/razorpay/client.ts');
const {
  anOpenOrder,
  aPaymentRequest,
  attentionAbout,
  forgetCounted,
  lettersToOperator,
  reportOf,
}: typeof Payments = await import('../support/functions/payments.ts');
const { aLetterSender, readLetter, storeAcknowledgement }: typeof Outboxes =
  await import('../support/functions/outbox.ts');
const { createPaymentOrder }: typeof Attempts =
  await import('../../functions/src/payments/checkout/create-payment-order.ts');
const { makeRefund } = await import('../../functions/src/payments/refunds/make-refund.ts');
const { refundPayment } = await import('../../functions/src/payments/refunds/refund-payment.ts');
const { withLease } = await import('../../functions/src/platform/with-lease.ts');
const { sendLetter }: typeof Sending =
  await import('../../functions/src/letters/send/send-letter.ts');
const { settlePayment } = await import('../../functions/src/payments/settlement/settle-payment.ts');

const refused: CallFate = { refusedWith: grpcStatus.internal };
/** The client then writes the same again by itself, which is refused because it is there. */
const unheard: CallFate = { answerLostAs: grpcStatus.unavailable };
const unheardForGood: CallFate = { answerLostAs: grpcStatus.internal };
beforeEach(() => {
  fates = [];
});
afterAll(() => proxy.close());

it('makes the order of a customer whose claim only the database knows of', async () => {
  const { request } = await aPaymentRequest();
  fates = [unheard];
  expect((await createPaymentOrder(request)).id).toMatch(/^order_/);
});

it('does the work under a lease that only the database knows of', async () => {
  const work = vi.fn<() => Promise<void>>().mockResolvedValue();
  fates = [unheard];
  expect(await withLease(randomUUID(), 60_000, work)).toBe(true);
  expect(work).toHaveBeenCalledOnce();
});

it('sends a letter under a claim that only the database knows of', async () => {
  const server = await startMailServer();
  onTestFinished(() => server.close());
  const id = await storeAcknowledgement();
  fates = [unheard];
  expect(await sendLetter(id, aLetterSender(server.url))).toBe('sent');
  expect(await readLetter(id)).toMatchObject({ state: 'sent', tries: 1, unknownDeliveries: 0 });
  expect(server.received).toHaveLength(1);
});

it.each<[string, CallFate[]]>([
  ['is refused', [refused]],
  ['is refused after the first', [{}, refused]],
  ['is not heard of', [unheard]],
  ['is not heard of for good', [unheardForGood]],
])('tells the operator of a refused refund although the commit %s', async (_, commits) => {
  const { key, paymentId } = await aRefusedRefund();
  const tryToMake = () => makeRefund(key, razorpayGateway()).catch(() => {});
  fates = commits;
  await tryToMake();
  fates = [];
  await tryToMake();
  expect((await refunds.doc(key).get()).data()).toMatchObject({ state: 'refused' });
  expect(await attentionAbout({ id: paymentId })).toEqual(['refund_refused']);
  await expect.poll(() => lettersToOperator(`${key}_refund_refused`)).toHaveLength(1);
});

it.each([
  ['again by the client', unheard],
  ['when the report comes again', unheardForGood],
])('tells once of a payment that needs a person, when it is settled %s', async (_, fate) => {
  await forgetCounted('unmatched');
  const earlier = await lettersToOperator('unmatched');
  const payment = aPaymentEntity();
  fates = [fate];
  await settlePayment(reportOf(payment)).catch(() => settlePayment(reportOf(payment)));
  expect(await attentionAbout(payment)).toEqual(['unmatched']);
  await expect.poll(() => lettersToOperator('unmatched')).toHaveLength(earlier.length + 1);
});

/** A queued refund of more than is left at the provider. */
async function aRefusedRefund(): Promise<{ key: string; paymentId: string }> {
  const { order, payment, razorpayOrderId } = await anOpenOrder();
  const { razorpay_payment_id: id } = await payInSandbox(razorpayOrderId);
  await settlePayment(reportOf({ ...payment, id }));
  const request = { paymentId: id, amountMinor: 100, requestedBy: 'operator' };
  const first = await refundPayment({ ...request, key: randomUUID() });
  const [key, amountMinor] = [randomUUID(), order.amount * 100];
  await refunds.doc(key).set({ ...first, amountMinor, state: 'queued' });
  return { key, paymentId: id };
}
