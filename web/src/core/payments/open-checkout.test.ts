import { describe, expect, it } from 'vitest';
import { openCheckout } from './open-checkout.ts';
import type { Razorpay, RazorpayFailure, RazorpayOptions } from './razorpay.ts';

const details = {
  key: 'key_id',
  order_id: 'order_1',
  amount: 22_499_00,
  currency: 'INR',
  name: 'A seller',
  description: 'Payment for Order #ORD-1',
  prefill: { name: 'Asha Example', email: 'asha@example.com', contact: '+91 90000 00000' },
  theme: { color: '#1d4ed8' },
};

const success = {
  razorpay_payment_id: 'pay_1',
  razorpay_order_id: 'order_1',
  razorpay_signature: 'signature',
};

/** A dialog whose customer acts as soon as it opens. */
function aCheckout(
  act: (options: RazorpayOptions, fail: (failure: RazorpayFailure) => void) => void,
) {
  return class implements Razorpay {
    options: RazorpayOptions;
    fail: (failure: RazorpayFailure) => void = () => {};

    constructor(options: RazorpayOptions) {
      this.options = options;
    }

    on(_: 'payment.failed', listener: (failure: RazorpayFailure) => void) {
      this.fail = listener;
    }

    open() {
      act(this.options, this.fail);
    }
  };
}

describe('openCheckout', () => {
  it("resolves to the provider's response on success", async () => {
    const Checkout = aCheckout(({ handler }) => handler(success));
    expect(await openCheckout(Checkout, details)).toEqual({ kind: 'paid', response: success });
  });

  it('is declined, with the last reason, if the customer closes the dialog after a failed attempt', async () => {
    const Checkout = aCheckout(({ modal }, fail) => {
      fail({ error: { description: 'The first card was refused.' } });
      fail({ error: { description: 'The second card was refused.' } });
      modal.ondismiss();
    });
    expect(await openCheckout(Checkout, details)).toEqual({
      kind: 'declined',
      reason: 'The second card was refused.',
    });
  });

  it('has a reason even if the provider gives none', async () => {
    const Checkout = aCheckout(({ modal }, fail) => {
      fail({ error: {} });
      modal.ondismiss();
    });
    expect(await openCheckout(Checkout, details)).toEqual({
      kind: 'declined',
      reason: 'The payment was not accepted.',
    });
  });

  it('is paid if a success follows a failed attempt', async () => {
    const Checkout = aCheckout(({ handler, modal }, fail) => {
      fail({ error: { description: 'Refused.' } });
      handler(success);
      modal.ondismiss();
    });
    expect(await openCheckout(Checkout, details)).toMatchObject({ kind: 'paid' });
  });

  it('is dismissed if the customer only closes the dialog', async () => {
    const Checkout = aCheckout(({ modal }) => modal.ondismiss());
    expect(await openCheckout(Checkout, details)).toEqual({ kind: 'dismissed' });
  });

  it('passes the order to the provider unchanged', async () => {
    let seen: RazorpayOptions | undefined;
    const Checkout = aCheckout((options) => {
      seen = options;
      options.modal.ondismiss();
    });
    await openCheckout(Checkout, details);
    expect(seen).toMatchObject(details);
  });
});
