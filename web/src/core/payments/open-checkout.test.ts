import { describe, expect, it } from 'vitest';
import { openCheckout } from './open-checkout.ts';
import type { Razorpay, RazorpayFailure, RazorpayOptions, RazorpaySuccess } from './razorpay.ts';

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

const success: RazorpaySuccess = {
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
  it('hands over what the provider gave on success', async () => {
    const Checkout = aCheckout(({ handler }) => handler(success));
    expect(await openCheckout(Checkout, details)).toEqual({ kind: 'paid', response: success });
  });

  it('counts a failed attempt that is then given up as declined, with its last reason', async () => {
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

  it('has a reason even where the provider gives none', async () => {
    const Checkout = aCheckout(({ modal }, fail) => {
      fail({ error: {} });
      modal.ondismiss();
    });
    expect(await openCheckout(Checkout, details)).toEqual({
      kind: 'declined',
      reason: 'The payment was not accepted.',
    });
  });

  it('lets a success after a failed attempt win', async () => {
    const Checkout = aCheckout(({ handler, modal }, fail) => {
      fail({ error: { description: 'Refused.' } });
      handler(success);
      modal.ondismiss();
    });
    expect(await openCheckout(Checkout, details)).toMatchObject({ kind: 'paid' });
  });

  it('tells a dialog that was only closed', async () => {
    const Checkout = aCheckout(({ modal }) => modal.ondismiss());
    expect(await openCheckout(Checkout, details)).toEqual({ kind: 'dismissed' });
  });

  it('passes the order on to the provider as it is', async () => {
    let seen: RazorpayOptions | undefined;
    const Checkout = aCheckout((options) => {
      seen = options;
      options.modal.ondismiss();
    });
    await openCheckout(Checkout, details);
    expect(seen).toMatchObject(details);
  });
});
