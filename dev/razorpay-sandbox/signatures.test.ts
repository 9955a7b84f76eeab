import { expect, test } from 'vitest';
import { sign, signedPayment } from './signatures.ts';

test('signs a payment as the published vector has it', () => {
  const payment = { id: 'pay_IH4NVgf4Dreq1l', order_id: 'order_IEIaMR65cu6nz3' };
  expect(signedPayment('EnLs21M47BllR3X8PSFtjtbd', payment)).toEqual({
    razorpay_payment_id: 'pay_IH4NVgf4Dreq1l',
    razorpay_order_id: 'order_IEIaMR65cu6nz3',
    razorpay_signature: '0d4e745a1838664ad6c9c9902212a32d627d68e917290b0ad5f08ff4561bc50f',
  });
});

test('signs what stands in a body, byte for byte', () => {
  expect(sign('secret', 'a\\/b')).not.toBe(sign('secret', 'a/b'));
});
