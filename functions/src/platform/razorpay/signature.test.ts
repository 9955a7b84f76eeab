import { describe, expect, it } from 'vitest';
import { checkoutPayload, isSignedBy } from './signature.ts';

const raw = String.raw`{"entity":"event","account_id":"acc_BFQ7uQEaa7j2z7","event":"payment.captured","contains":["payment"],"payload":{"payment":{"entity":{"id":"pay_QUg6V5UmtqzQKE","entity":"payment","amount":550000,"currency":"INR","status":"captured","order_id":"order_QUg5vtkywCanxg","captured":true,"description":"Invoice 12\/2026 \u2013 \u20b95500","notes":[]}}},"created_at":1747197134}`;
const secret = 'whsec_kat_1';
const signature = '05335126cf4f15e7698ee3e2d42c96e075d9aad24785d2b8e88445e61548395d';

describe('webhook signature', () => {
  it('accepts the signed raw bytes', () => {
    expect(isSignedBy([secret], Buffer.from(raw), signature)).toBe(true);
  });

  it('never signs with an empty secret', () => {
    expect(() => isSignedBy([''], raw, signature)).toThrow('secret is empty');
  });
});

describe('checkout signature', () => {
  it('accepts the published example', () => {
    const payload = checkoutPayload('order_IEIaMR65cu6nz3', 'pay_IH4NVgf4Dreq1l');
    const published = '0d4e745a1838664ad6c9c9902212a32d627d68e917290b0ad5f08ff4561bc50f';
    expect(isSignedBy(['EnLs21M47BllR3X8PSFtjtbd'], payload, published)).toBe(true);
  });
});
