import { describe, expect, test } from 'vitest';
import { anOrder } from '../builders.ts';
import { openSandbox, refusal } from '../open-sandbox.ts';
import { failures } from '../payments/failures.ts';
import { testCards } from '../payments/test-cards.ts';
import { sign } from '../signatures.ts';

const orderId = anOrder().id;
const goodCard = '4100280000001007';

test('a success is signed, pays the order, and sends events with the payment of that moment', async () => {
  const { payByCard, listPayments, receivedEvents, call } = await openSandbox();
  const outcome = await payByCard(goodCard);
  const [payment] = await listPayments();
  expect(payment).toMatchObject({ amount: 1_899_900, fee: 44_838, tax: 6840, error_code: null });
  expect(outcome).toEqual({
    type: 'paid',
    response: {
      razorpay_payment_id: payment?.id,
      razorpay_order_id: orderId,
      razorpay_signature: sign('key_secret', `${orderId}|${payment?.id}`),
    },
  });
  const events = await receivedEvents(3);
  const statuses = events.map(({ event, payload }) => [event, payload.payment.entity.status]);
  expect(Object.fromEntries(statuses)).toEqual({
    'payment.authorized': 'authorized',
    'payment.captured': 'captured',
    'order.paid': 'captured',
  });
  expect((await call(`GET /v1/orders/${orderId}`)).content).toMatchObject({
    status: 'paid',
    attempts: 1,
    amount_paid: 1_899_900,
    amount_due: 0,
  });
});

describe('an order', () => {
  test('is paid once when two windows are at the bank, and by one OTP', async () => {
    const { goToBank } = await openSandbox();
    const [first, second] = [await goToBank(goodCard), await goToBank(goodCard)];
    expect((await first('1234')).content.type).toBe('paid');
    expect((await second('1234')).content.type).toBe('failed');
    expect(await first('1234')).toMatchObject(refusal('already been processed'));
  });
});

describe('a card', () => {
  test.each(testCards.filter(({ failure }) => !failure))('$number pays', async (testCard) => {
    const { payByCard, listPayments } = await openSandbox();
    const { number, network, international } = testCard;
    expect(await payByCard(number)).toMatchObject({ type: 'paid' });
    const card = { network, last4: number.slice(-4), name: 'Asha Example' };
    expect(await listPayments()).toMatchObject([{ status: 'captured', international, card }]);
  });

  test.each(testCards.filter(({ failure }) => failure))('$number is declined', async (testCard) => {
    const { payByCard, listPayments, receivedNames } = await openSandbox();
    const outcome = await payByCard(testCard.number);
    const [payment] = await listPayments();
    const { code, description, source, step, reason } = testCard.failure ?? failures.paymentFailed;
    const metadata = { order_id: orderId, payment_id: payment?.id };
    const error = { code, description, source, step, reason, metadata };
    expect(outcome).toEqual({ type: 'failed', error });
    expect(payment).toMatchObject({ status: 'failed', error_code: code, error_reason: reason });
    expect(await receivedNames(1)).toEqual(['payment.failed']);
  });

  test('that is no test card is declined before the bank', async () => {
    const { createCardPayment } = await openSandbox();
    const content = { type: 'failed', error: { reason: 'card_number_invalid' } };
    expect(await createCardPayment('4999999999999999')).toMatchObject({ status: 200, content });
  });
});

test('the UPI id success@razorpay pays, failure@razorpay is declined', async () => {
  const { createPayment, listPayments } = await openSandbox();
  const declined = await createPayment({ method: 'upi', vpa: 'failure@razorpay' });
  expect(declined.content).toMatchObject({ type: 'failed', error: { reason: 'payment_failed' } });
  const paid = await createPayment({ method: 'upi', vpa: 'success@razorpay' });
  expect(paid.content).toMatchObject({ type: 'paid' });
  const payment = { method: 'upi', vpa: 'success@razorpay', card_id: null };
  expect(await listPayments()).toContainEqual(expect.objectContaining(payment));
});
