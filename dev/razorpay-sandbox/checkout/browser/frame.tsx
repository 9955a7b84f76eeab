import { render, useEffect, useLayoutEffect, useRef, useState } from 'hono/jsx/dom';
import type {
  CheckoutAnswer,
  FrameOptions,
  MessageFromFrame,
  MessageToFrame,
} from '../messages.ts';
import { Field, Form } from './form.tsx';
import { trapFocus } from './focus-trap.ts';
import { formatAmount } from './format-amount.ts';
import { PaymentForm } from './payment-form.tsx';
import { ask, sentenceOf } from './provider.ts';

type View = 'loading' | 'refusal' | 'methods' | 'bank';

interface CheckoutProps {
  options: FrameOptions;
  send: (message: MessageFromFrame) => void;
}

/** Shows the order's amount and accepts payments until one succeeds. */
function Checkout({ options, send }: CheckoutProps) {
  const { name, description } = options;
  const [shown, setShown] = useState<{ view: View }>({ view: 'loading' });
  const [order, setOrder] = useState({ amount: '', currency: '' });
  const [failure, setFailure] = useState('');
  const [awaitedPayment, setAwaitedPayment] = useState('');
  const dialog = useRef<HTMLDialogElement>(null);
  const { view } = shown;
  const show = (next: View): void => setShown({ view: next });

  async function attempt(path: string, body: object): Promise<void> {
    setFailure('');
    try {
      settle(await ask<CheckoutAnswer>(path, body));
    } catch (error) {
      setFailure(sentenceOf(error));
    }
  }

  function settle(answer: CheckoutAnswer): void {
    switch (answer.type) {
      case 'otp':
        setAwaitedPayment(answer.payment_id);
        show('bank');
        return;
      case 'paid':
        send(answer);
        return;
      case 'failed':
        setFailure(answer.error.description);
        show('methods');
        send(answer);
    }
  }

  const dismiss = (): void => send({ type: 'dismissed' });

  useEffect(() => {
    async function open(): Promise<void> {
      const query = new URLSearchParams({ key_id: options.key, order_id: options.order_id });
      try {
        const { amount, currency } = await ask<{ amount: number; currency: string }>(
          `/v1/preferences?${query.toString()}`,
        );
        setOrder({ amount: formatAmount(amount, currency), currency });
        setShown({ view: 'methods' });
      } catch (error) {
        setFailure(sentenceOf(error));
        setShown({ view: 'refusal' });
      }
    }

    void open();
  }, [options]);
  useLayoutEffect(() => {
    const first = dialog.current?.querySelector<HTMLElement>('section:not([hidden]) [data-first]');
    (first ?? dialog.current)?.focus();
  }, [shown]);
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') send({ type: 'dismissed' });
      if (event.key === 'Tab' && dialog.current) trapFocus(event, dialog.current);
    };
    document.addEventListener('keydown', onKey);
    window.addEventListener('message', ({ source, data }: MessageEvent<MessageToFrame>) => {
      if (source === window.parent && data.type === 'escape') send({ type: 'dismissed' });
    });
  }, [send]);

  return (
    <dialog ref={dialog} open aria-modal="true" aria-label={`Pay ${name}`} tabindex={-1}>
      <header>
        <div class="merchant">
          <h1>{name}</h1>
          <p>{description}</p>
        </div>
        <button class="close" type="button" aria-label="Close checkout" onClick={dismiss}>
          <svg viewBox="0 0 16 16" aria-hidden="true">
            <path d="m3 3 10 10M13 3 3 13" />
          </svg>
        </button>
        {view !== 'refusal' && <p class="amount">{order.amount}</p>}
      </header>
      <p class="ribbon">Sandbox – no real money</p>
      <div class="content">
        <p class="failure" role="alert">
          {failure}
        </p>
        <section hidden={view !== 'loading'}>
          <output>Preparing your payment…</output>
        </section>
        <section hidden={view !== 'refusal'}>
          <button data-first class="primary" type="button" onClick={dismiss}>
            Back to the shop
          </button>
        </section>
        <section hidden={view !== 'methods'}>
          {order.amount && (
            <PaymentForm
              {...order}
              prefill={options.prefill ?? {}}
              pay={(instrument) =>
                attempt('/v1/payments/create/ajax', {
                  key_id: options.key,
                  order_id: options.order_id,
                  description,
                  email: options.prefill?.email,
                  ...instrument,
                })
              }
            />
          )}
        </section>
        <section hidden={view !== 'bank'} class="bank">
          <h2>Mock bank</h2>
          <p class="hint" id="otp-hint">
            An OTP of 4 to 10 digits approves the payment, a shorter one declines it.
          </p>
          <Form
            key={awaitedPayment}
            label="Submit"
            names={['otp']}
            submit={({ otp }) => attempt(`/v1/payments/${awaitedPayment}/otp_submit`, { otp })}
          >
            {(problems) => (
              <Field
                data-first
                name="otp"
                label="OTP"
                problem={problems['otp']}
                inputmode="numeric"
                autocomplete="one-time-code"
                maxlength={10}
              />
            )}
          </Form>
        </section>
      </div>
    </dialog>
  );
}

function start({ source, data, origin }: MessageEvent<MessageToFrame>): void {
  if (source !== window.parent || data.type !== 'open') return;
  window.removeEventListener('message', start);
  const { options } = data;
  document.documentElement.style.setProperty('--theme', options.theme?.color ?? '#3399cc');
  const send = (message: MessageFromFrame) => window.parent.postMessage(message, origin);
  render(<Checkout options={options} send={send} />, document.body);
}

window.addEventListener('message', start);
// Any page may receive this message, because it contains nothing about a payment.
window.parent.postMessage({ type: 'ready' } satisfies MessageFromFrame, '*');
