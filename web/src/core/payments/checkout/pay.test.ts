import { beforeEach, expect, it, vi } from 'vitest';
import { endpoints } from '@shared/endpoints.ts';
import { serverErrors } from '@shared/server-errors.ts';
import { anInvoice } from '../../../../../tests/support/documents.ts';
import { signIn } from '../../../../tests/session.ts';
import { payments } from '../content.ts';
import { ApiError, networkError } from '../../api/api-error.ts';
import { toPayable } from '../payable.ts';
import { pay } from './pay.ts';
import type { Recorded } from './stored-recording.ts';

vi.mock('../../api/as-user.ts');
vi.mock('../../database/refresh-database.ts');
vi.mock('./follow-recording.ts');
vi.mock('./load-razorpay.ts', () => ({ loadRazorpay: vi.fn<() => Promise<never>>() }));
vi.mock('./open-checkout.ts');

const { postAsUser } = await import('../../api/as-user.ts');
const { refreshDatabase } = await import('../../database/refresh-database.ts');
const { followRecording } = await import('./follow-recording.ts');
const { loadRazorpay } = await import('./load-razorpay.ts');
const { openCheckout } = await import('./open-checkout.ts');

const payable = toPayable('invoice', 'one', { ...anInvoice() });
const payer = { name: 'Asha Example', email: 'asha@example.com', phone: '+91 90000 00000' };
const recorded: Recorded = { kind: 'recorded', paymentId: 'pay_2' };
const order = { key: 'key', id: 'order_1', amount: 5500_50, currency: 'INR' };
const notConfirmed = serverErrors['not-confirmed'].message;
const response = {
  razorpay_payment_id: 'pay_1',
  razorpay_order_id: 'order_1',
  razorpay_signature: 'signature',
};
const recording = {
  known: vi.fn<() => Recorded | undefined>(),
  query: vi.fn<() => Promise<Recorded | undefined>>(),
  later: new Promise<never>(() => {}),
  end: vi.fn<() => void>(),
};

beforeEach(() => {
  vi.resetAllMocks();
  vi.spyOn(console, 'warn').mockReturnValue();
  vi.mocked(followRecording).mockReturnValue(recording);
  vi.mocked(loadRazorpay).mockResolvedValue(vi.fn<() => never>());
  vi.mocked(postAsUser).mockResolvedValue(order);
  vi.mocked(refreshDatabase).mockResolvedValue();
});

function payNow(signal = new AbortController().signal) {
  return pay('asha', payable, payer, signal);
}

it('does not open checkout after the page has aborted', async () => {
  expect(await payNow(AbortSignal.abort())).toEqual({ kind: 'abandoned' });
  expect(openCheckout).not.toHaveBeenCalled();
  expect(recording.end).toHaveBeenCalledOnce();
});

it('does not open checkout for a payable that was paid meanwhile', async () => {
  recording.known.mockReturnValue(recorded);
  expect(await payNow()).toEqual(recorded);
  expect(openCheckout).not.toHaveBeenCalled();
});

it('fault 18, closed checkout: reads from the database whether the payment arrived', async () => {
  vi.mocked(openCheckout).mockResolvedValue({ kind: 'dismissed' });
  recording.query.mockResolvedValueOnce(recorded);
  expect(await payNow()).toEqual(recorded);
  expect(await payNow()).toEqual({ kind: 'dismissed', later: recording.later });
});

it('fault 20, key mode: checkout opens with the key that came with the order', async () => {
  vi.mocked(openCheckout).mockResolvedValue({ kind: 'dismissed' });
  await payNow();
  const details = { key: 'key', order_id: 'order_1', amount: 5500_50, currency: 'INR' };
  expect(vi.mocked(openCheckout).mock.lastCall?.[1]).toMatchObject(details);
});

it.each([
  ['(415) 555-2671', 'United States', { contact: '+14155552671' }],
  ['(415) 555-2671', 'Spain', {}],
  ['98765 43210', '', {}],
])('prefills checkout with the number %s of %j: %j', async (phone, country, contact) => {
  vi.mocked(openCheckout).mockResolvedValue({ kind: 'dismissed' });
  signIn({ profile: { country } });
  await pay('asha', payable, { ...payer, phone }, new AbortController().signal);
  const { name, email } = payer;
  expect(vi.mocked(openCheckout).mock.lastCall?.[1].prefill).toEqual({ name, email, ...contact });
});

it('asks Razorpay to lead back to the invoice in the browser of an app', async () => {
  vi.mocked(openCheckout).mockResolvedValue({ kind: 'dismissed' });
  await payNow();
  expect(vi.mocked(openCheckout).mock.lastCall?.[1]).not.toHaveProperty('redirect');
  vi.stubGlobal('navigator', { userAgent: 'Mozilla/5.0 (iPhone) Instagram 350.0' });
  vi.stubGlobal('location', { origin: 'https://shop.example' });
  await payNow();
  expect(vi.mocked(openCheckout).mock.lastCall?.[1]).toMatchObject({
    redirect: true,
    callback_url: 'https://shop.example/return-from-checkout?type=invoice&id=one',
  });
  vi.unstubAllGlobals();
});

it.each<[string, object, string | undefined]>([
  ['confirms', { status: 'Paid' }, undefined],
  ['cannot confirm yet', { status: 'Pending' }, notConfirmed],
  ['has no answer', networkError(), notConfirmed],
  ['refuses', new ApiError('duplicate-payment', 'Paid twice.'), 'Paid twice.'],
])("reports checkout's payment, which our server %s", async (_, answer, unconfirmedReason) => {
  vi.mocked(postAsUser).mockResolvedValueOnce(order);
  if (answer instanceof Error) vi.mocked(postAsUser).mockRejectedValueOnce(answer);
  else vi.mocked(postAsUser).mockResolvedValueOnce(answer);
  vi.mocked(openCheckout).mockResolvedValue({ kind: 'paid', response });
  const outcome = await payNow();
  expect(outcome).toMatchObject({ kind: 'paid', paymentId: 'pay_1', later: recording.later });
  expect(await ('unconfirmedReason' in outcome && outcome.unconfirmedReason)).toBe(
    unconfirmedReason,
  );
  expect(postAsUser).toHaveBeenLastCalledWith(endpoints.verifyRazorpayPayment, response);
  expect(recording.end).toHaveBeenCalledTimes(unconfirmedReason === undefined ? 1 : 0);
});

it.each([
  ['this payment', 'pay_1', undefined],
  ['another payment', 'pay_2', 'Paid twice.'],
])('after a refusal, while the database shows %s', async (_, paymentId, unconfirmedReason) => {
  const refusal = new ApiError('duplicate-payment', 'Paid twice.');
  vi.mocked(postAsUser).mockResolvedValueOnce(order).mockRejectedValueOnce(refusal);
  vi.mocked(openCheckout).mockResolvedValue({ kind: 'paid', response });
  recording.known.mockReturnValueOnce(undefined).mockReturnValue({ kind: 'recorded', paymentId });
  const outcome = await payNow();
  expect(await ('unconfirmedReason' in outcome && outcome.unconfirmedReason)).toBe(
    unconfirmedReason,
  );
});

it('says that the payment window could not be loaded', async () => {
  vi.mocked(loadRazorpay).mockRejectedValue(new Error('Blocked.'));
  const hint = payments.scriptMissing;
  expect(await payNow()).toEqual({ kind: 'not-started', failedStep: 'checkout', hint });
});

it.each([
  [networkError(), { hint: networkError().message }],
  [new ApiError('too-many-requests', 'Please wait.'), { message: 'Please wait.' }],
  [new Error('Not ours.'), {}],
])('says why the order could not be created: %s', async (error, reason) => {
  vi.mocked(postAsUser).mockRejectedValue(error);
  expect(await payNow()).toEqual({ kind: 'not-started', failedStep: 'order', ...reason });
  expect(refreshDatabase).not.toHaveBeenCalled();
});

it('refreshes the data of an outdated page', async () => {
  vi.mocked(postAsUser).mockRejectedValue(new ApiError('already-paid', 'It is paid.'));
  expect(await payNow()).toMatchObject({ message: 'It is paid.' });
  expect(refreshDatabase).toHaveBeenCalledOnce();
});
