import { describe, expect, test } from 'vitest';
import { openAccount, orderId } from './open-account.ts';

describe('a card', () => {
  test.each([
    ['4100280000001007', 'Visa', false],
    ['5500670000001002', 'MasterCard', false],
    ['6527658900001005', 'RuPay', false],
    ['36082800091007', 'Diners Club', false],
    ['340256000401007', 'American Express', false],
    ['5555555555554444', 'MasterCard', true],
    ['5105105105105100', 'MasterCard', true],
    ['5104060000000008', 'MasterCard', true],
    ['4012888888881881', 'Visa', true],
  ])('%s pays', async (number, network, international) => {
    const { payByCard, onlyPayment } = await openAccount();
    expect(await payByCard(number)).toMatchObject({ type: 'paid' });
    expect(onlyPayment()).toMatchObject({
      status: 'captured',
      captured: true,
      international,
      card: { network, last4: number.slice(-4), name: 'Asha Example' },
    });
  });

  test.each([
    ['4100280000080001', 'BAD_REQUEST_ERROR', 'insufficient_fund'],
    ['4100280000060003', 'BAD_REQUEST_ERROR', 'card_declined'],
    ['4100280000090000', 'BAD_REQUEST_ERROR', 'payment_timed_out'],
    ['4100280000070002', 'BAD_REQUEST_ERROR', 'payment_cancelled'],
    ['4100280000010008', 'BAD_REQUEST_ERROR', 'card_number_invalid'],
    ['4100280000020007', 'GATEWAY_ERROR', 'gateway_technical_error'],
    ['4100280000000009', 'GATEWAY_ERROR', 'authentication_failed'],
  ])('%s is declined with %s, %s', async (number, code, reason) => {
    const { payByCard, onlyPayment, receivedEvents } = await openAccount();
    const outcome = await payByCard(number);
    const payment = onlyPayment();
    expect(payment).toMatchObject({ status: 'failed', error_code: code, error_reason: reason });
    expect(outcome).toEqual({
      type: 'failed',
      error: {
        code,
        reason,
        description: payment?.error_description,
        source: payment?.error_source,
        step: payment?.error_step,
        metadata: { order_id: orderId, payment_id: payment?.id },
      },
    });
    expect(await receivedEvents(1)).toEqual(['payment.failed']);
  });

  test('that is no test card is declined before the bank', async () => {
    const { createCardPayment } = await openAccount();
    expect(await createCardPayment('4999999999999999')).toMatchObject({
      status: 200,
      content: { type: 'failed', error: { reason: 'card_number_invalid' } },
    });
  });

  test.each(['123', '12345678901', 'abcd', ''])('is declined at the OTP "%s"', async (otp) => {
    const { payByCard } = await openAccount();
    expect(await payByCard('4100280000001007', otp)).toMatchObject({
      type: 'failed',
      error: { reason: 'incorrect_otp' },
    });
  });

  test('that is no number leads to no payment', async () => {
    const { createCardPayment, onlyPayment } = await openAccount();
    expect(await createCardPayment('41')).toMatchObject({ status: 400 });
    expect(onlyPayment()).toBeUndefined();
  });
});

describe('a UPI id', () => {
  test('pays at success@razorpay', async () => {
    const { createPayment, onlyPayment } = await openAccount();
    const { content } = await createPayment({ method: 'upi', vpa: 'success@razorpay' });
    expect(content).toMatchObject({ type: 'paid' });
    expect(onlyPayment()).toMatchObject({ method: 'upi', vpa: 'success@razorpay', card_id: null });
  });

  test('declines at failure@razorpay', async () => {
    const { createPayment } = await openAccount();
    const { content } = await createPayment({ method: 'upi', vpa: 'failure@razorpay' });
    expect(content).toMatchObject({ type: 'failed', error: { reason: 'payment_failed' } });
  });

  test('that is unknown leads to no payment', async () => {
    const { createPayment, onlyPayment } = await openAccount();
    expect(await createPayment({ method: 'upi', vpa: 'asha@bank' })).toMatchObject({ status: 400 });
    expect(onlyPayment()).toBeUndefined();
  });
});
