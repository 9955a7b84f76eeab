import { expect, test } from 'vitest';
import { sign, signedPayment } from './signatures.ts';
import { encodeBody } from './webhook-event.ts';

const raw = String.raw`{"entity":"event","account_id":"acc_BFQ7uQEaa7j2z7","event":"payment.captured","contains":["payment"],"payload":{"payment":{"entity":{"id":"pay_QUg6V5UmtqzQKE","entity":"payment","amount":550000,"currency":"INR","status":"captured","order_id":"order_QUg5vtkywCanxg","captured":true,"description":"Invoice 12\/2026 \u2013 \u20b95500","notes":[]}}},"created_at":1747197134}`;

test('reproduces a known body and its signature exactly', () => {
  const encoded = encodeBody(JSON.parse(raw));
  expect(encoded).toBe(raw);
  expect(sign('whsec_kat_1', encoded)).toBe(
    '05335126cf4f15e7698ee3e2d42c96e075d9aad24785d2b8e88445e61548395d',
  );
});

test('signs a payment as in the published test vector', () => {
  const payment = { id: 'pay_IH4NVgf4Dreq1l', order_id: 'order_IEIaMR65cu6nz3' };
  expect(signedPayment('EnLs21M47BllR3X8PSFtjtbd', payment)).toEqual({
    razorpay_payment_id: 'pay_IH4NVgf4Dreq1l',
    razorpay_order_id: 'order_IEIaMR65cu6nz3',
    razorpay_signature: '0d4e745a1838664ad6c9c9902212a32d627d68e917290b0ad5f08ff4561bc50f',
  });
});
