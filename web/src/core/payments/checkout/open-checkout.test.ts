import { describe, expect, it, vi } from 'vitest';
import { openCheckout } from './open-checkout.ts';
import type { Razorpay, RazorpayFailure, RazorpayOptions } from './razorpay.ts';
import type { Recorded } from './stored-recording.ts';

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

type Act = (options: RazorpayOptions, fail: (failure: RazorpayFailure) => void) => void;

/** Creates a checkout class. `act` runs as soon as the dialog opens. */
function aCheckout(act: Act) {
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

    close() {
      this.options.modal.ondismiss();
    }
  };
}

/** A checkout whose customer does nothing. */
const Idle = aCheckout(() => {});
const never = new Promise<Recorded>(() => {});
const recorded: Recorded = { kind: 'recorded', paymentId: 'pay_2' };

const fails = (description?: string) => ({ error: { ...(description && { description }) } });

describe('openCheckout', () => {
  it.each<[string, Act, object]>([
    ['paid on success', ({ handler }) => handler(success), { kind: 'paid', response: success }],
    [
      'declined, with the last reason, if the customer closes the dialog after a failed attempt',
      ({ modal }, fail) => {
        fail(fails('The first card was refused.'));
        fail(fails('The second card was refused.'));
        modal.ondismiss();
      },
      { kind: 'declined', reason: 'The second card was refused.' },
    ],
    [
      'declined with a reason even if the provider gives none',
      ({ modal }, fail) => {
        fail(fails());
        modal.ondismiss();
      },
      { kind: 'declined', reason: 'The payment was declined.' },
    ],
    [
      'paid if a success follows a failed attempt',
      ({ handler, modal }, fail) => {
        fail(fails('Refused.'));
        handler(success);
        modal.ondismiss();
      },
      { kind: 'paid', response: success },
    ],
    ['dismissed on a mere close', ({ modal }) => modal.ondismiss(), { kind: 'dismissed' }],
  ])('is %s', async (_, act, outcome) => {
    const Checkout = aCheckout((options, fail) => {
      expect(options).toMatchObject(details);
      act(options, fail);
    });
    expect(await openCheckout(Checkout, details, never)).toEqual(outcome);
  });

  it('closes the dialog a moment after the payable was paid elsewhere', async () => {
    vi.useFakeTimers();
    const close = vi.spyOn(Idle.prototype, 'close');
    const outcome = openCheckout(Idle, details, Promise.resolve(recorded));
    await vi.advanceTimersByTimeAsync(4_000);
    expect(close).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(2_000);
    expect(close).toHaveBeenCalledOnce();
    expect(await outcome).toEqual(recorded);
    vi.useRealTimers();
  });

  it('lets the dialog report its own payment even if the database has it first', async () => {
    vi.useFakeTimers();
    const Checkout = aCheckout(({ handler }) => setTimeout(() => handler(success), 3_000));
    const close = vi.spyOn(Checkout.prototype, 'close');
    const outcome = openCheckout(Checkout, details, Promise.resolve(recorded));
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await outcome).toEqual({ kind: 'paid', response: success });
    expect(close).not.toHaveBeenCalled();
    vi.useRealTimers();
  });
});
