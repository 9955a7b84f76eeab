import { useRef, useState } from 'hono/jsx/dom';
import type { FrameOptions } from '../messages.ts';
import { digitsOf, isPhoneNumber } from './checks.ts';
import { Field, Form } from './form.tsx';

type Method = 'card' | 'upi';
const labels = { card: 'Card', upi: 'UPI' };

interface PaymentFormProps {
  amount: string;
  currency: string;
  prefill: NonNullable<FrameOptions['prefill']>;
  /** Takes the instrument and the phone number. */
  pay: (instrument: object) => Promise<void>;
}

/** The form for a card or a UPI ID. UPI takes rupees only. */
export function PaymentForm({ amount, currency, prefill, pay }: PaymentFormProps) {
  const takesUpi = currency === 'INR';
  const [method, setMethod] = useState<Method>('card');
  const tabs = useRef<HTMLDivElement>(null);
  const { email = '', contact = '', name = '' } = prefill;

  function exchange({ key }: KeyboardEvent): void {
    if (key !== 'ArrowLeft' && key !== 'ArrowRight') return;
    const other = method === 'card' ? 'upi' : 'card';
    setMethod(other);
    tabs.current?.querySelector<HTMLElement>(`#${other}-tab`)?.focus();
  }

  return (
    <Form
      label={`Pay ${amount}`}
      names={
        method === 'card' ? ['contact', 'number', 'expiry', 'cvv', 'holder'] : ['contact', 'vpa']
      }
      submit={({ number, holder, vpa, ...values }) =>
        pay({
          method,
          contact: internationalNumber(values.contact),
          ...(method === 'card'
            ? { card: { number: digitsOf(number), name: holder.trim() } }
            : { vpa: vpa.trim() }),
        })
      }
    >
      {(problems) => (
        <>
          <Field
            hidden={isPhoneNumber(contact)}
            name="contact"
            label="Phone number"
            problem={problems.contact}
            value={contact}
            type="tel"
            autocomplete="tel"
          />
          <p class="payer">{[email, contact].filter(Boolean).join(' · ')}</p>
          <div ref={tabs} role="tablist" aria-label="Payment method" hidden={!takesUpi}>
            {(['card', 'upi'] as const).map((it) => (
              <button
                key={it}
                id={`${it}-tab`}
                role="tab"
                type="button"
                aria-controls={`${it}-panel`}
                aria-selected={String(it === method)}
                tabindex={it === method ? 0 : -1}
                onClick={() => setMethod(it)}
                onKeyDown={exchange}
              >
                {labels[it]}
              </button>
            ))}
          </div>
          <div
            id="card-panel"
            role="tabpanel"
            aria-labelledby="card-tab"
            hidden={method !== 'card'}
          >
            <Field
              name="number"
              label="Card number"
              problem={problems.number}
              inputmode="numeric"
              autocomplete="cc-number"
              placeholder="4100 2800 0000 1007"
              onInput={formatWith((digits) =>
                digits.slice(0, 19).replaceAll(/(.{4})(?=.)/g, '$1 '),
              )}
            />
            <div class="pair">
              <Field
                name="expiry"
                label="Expiry"
                problem={problems.expiry}
                inputmode="numeric"
                autocomplete="cc-exp"
                placeholder="MM / YY"
                onInput={formatWith((digits) => digits.slice(0, 6).replace(/^(..)(?=.)/, '$1 / '))}
              />
              <Field
                name="cvv"
                label="CVV"
                problem={problems.cvv}
                inputmode="numeric"
                autocomplete="cc-csc"
                maxlength={4}
                placeholder="123"
              />
            </div>
            <Field
              name="holder"
              label="Name on card"
              problem={problems.holder}
              value={name}
              autocomplete="cc-name"
            />
          </div>
          <div id="upi-panel" role="tabpanel" aria-labelledby="upi-tab" hidden={method !== 'upi'}>
            <Field
              name="vpa"
              label="UPI ID"
              hint="success@razorpay pays, failure@razorpay declines."
              problem={problems.vpa}
              inputmode="email"
              autocomplete="off"
              autocapitalize="none"
              spellcheck={false}
              placeholder="success@razorpay"
            />
          </div>
        </>
      )}
    </Form>
  );
}

/** Formats the digits while they are typed at the end; formatting moves the caret to the end. */
function formatWith(format: (digits: string) => string) {
  return ({ currentTarget }: Event): void => {
    const input = currentTarget as HTMLInputElement;
    if (input.selectionStart === input.value.length) input.value = format(digitsOf(input.value));
  };
}

/** A number without a country code counts as Indian. */
function internationalNumber(contact: string): string {
  const compact = contact.replaceAll(/[^\d+]/g, '');
  return compact.startsWith('+') ? compact : `+91${compact}`;
}
