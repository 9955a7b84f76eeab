import { describe, expect, test } from 'vitest';
import { anOrder } from '../builders.ts';
import { openSandbox, refusal } from '../open-sandbox.ts';
import { failures } from '../payments/failures.ts';
import { testCards } from '../payments/test-cards.ts';

const orderId = anOrder().id;
const goodCard = '4100280000001007';

test('an order is paid once when two windows wait for the bank', async () => {
  const { goToBank } = await openSandbox();
  const [first, second] = [await goToBank(goodCard), await goToBank(goodCard)];
  expect((await first('1234')).content.type).toBe('paid');
  expect((await second('1234')).content.type).toBe('failed');
  expect(await first('1234')).toMatchObject(refusal('already been processed'));
});

describe('a card', () => {
  test.each(testCards.filter(({ failure }) => !failure))('$number pays', async (testCard) => {
    const { payByCard, listPayments } = await openSandbox();
    const { number, isInternational: international = false } = testCard;
    expect(await payByCard(number)).toMatchObject({ type: 'paid' });
    const card = { last4: number.slice(-4), name: 'Asha Example' };
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

  test('other than a test card is declined before the bank', async () => {
    const { createCardPayment } = await openSandbox();
    const content = { type: 'failed', error: { reason: 'card_number_invalid' } };
    expect(await createCardPayment('4999999999999999')).toMatchObject({ status: 200, content });
  });
});
