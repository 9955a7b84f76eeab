import { element } from '../../../http/browser/element.ts';
import type { FrameOptions, MessageFromFrame, CheckoutAnswer } from '../messages.ts';
import { cardChecks, formatCardFields, readCard } from './card-form.ts';
import { areFine, field, type Check } from './fields.ts';
import { formatAmount } from './format-amount.ts';
import { createPayment, fetchOrder, Refusal, submitOtp } from './provider.ts';
import { onSubmit } from './submit-button.ts';
import { listenToTabs, selectMethod } from './tabs.ts';
import { showFailure, showView } from './views.ts';

type Send = (message: MessageFromFrame) => void;

/** Shows the order's amount and accepts payments until one succeeds. */
export async function takePayment(options: FrameOptions, send: Send): Promise<void> {
  try {
    const { amount, currency } = await fetchOrder(options.key, options.orderId);
    showAmount(formatAmount(amount, currency));
    showMethods(options, currency);
    listenToForms(options, send);
  } catch (error) {
    showFailure(sentenceOf(error));
    showView('refusal');
  }
}

function showAmount(amount: string): void {
  element('amount', HTMLElement).textContent = amount;
  for (const button of document.querySelectorAll('#methods button[type=submit]')) {
    button.textContent = `Pay ${amount}`;
  }
}

function showMethods({ prefill }: FrameOptions, currency: string): void {
  const takesUpi = currency === 'INR';
  element('methods', HTMLElement)
    .querySelector<HTMLElement>('[role=tablist]')
    ?.toggleAttribute('hidden', !takesUpi);
  selectMethod(takesUpi && prefill.method === 'upi' ? 'upi' : 'card');
  element('payer', HTMLElement).textContent = [prefill.email, prefill.contact]
    .filter((text) => text !== '')
    .join(' · ');
  element('contact-field', HTMLElement).hidden = isPhoneNumber(prefill.contact);
  field('contact').value = prefill.contact;
  field('holder').value = prefill.name;
  showView('methods');
}

function listenToForms(options: FrameOptions, send: Send): void {
  let awaitedPayment = '';

  async function attempt(request: () => Promise<CheckoutAnswer>): Promise<void> {
    showFailure('');
    try {
      settle(await request());
    } catch (error) {
      showFailure(sentenceOf(error));
    }
  }

  function settle(outcome: CheckoutAnswer): void {
    switch (outcome.type) {
      case 'otp':
        awaitedPayment = outcome.payment_id;
        field('otp').value = '';
        showView('bank');
        return;
      case 'paid':
        send(outcome);
        return;
      case 'failed':
        showFailure(outcome.error.description);
        showView('methods');
        send(outcome);
    }
  }

  async function pay(checks: Check[], instrument: () => Record<string, unknown>): Promise<void> {
    if (!areFine([contactCheck(), ...checks])) return;
    await attempt(() => createPayment({ ...commonFields(options), ...instrument() }));
  }

  listenToTabs();
  formatCardFields();
  onSubmit(element('card-form', HTMLFormElement), () =>
    pay(cardChecks(new Date()), () => ({ method: 'card', card: readCard() })),
  );
  onSubmit(element('upi-form', HTMLFormElement), () =>
    pay([vpaCheck()], () => ({ method: 'upi', vpa: field('vpa').value.trim() })),
  );
  onSubmit(element('otp-form', HTMLFormElement), async () => {
    if (areFine([otpCheck()])) await attempt(() => submitOtp(awaitedPayment, field('otp').value));
  });
}

function commonFields({ key, orderId, description, prefill, notes }: FrameOptions) {
  return {
    key_id: key,
    order_id: orderId,
    description,
    email: prefill.email,
    contact: internationalNumber(field('contact').value),
    notes,
  };
}

/** A number without a country code counts as Indian. */
function internationalNumber(contact: string): string {
  const compact = contact.replaceAll(/[^\d+]/g, '');
  return compact.startsWith('+') ? compact : `+91${compact}`;
}

function contactCheck(): Check {
  const problem = isPhoneNumber(field('contact').value) ? undefined : 'Enter your phone number.';
  return { id: 'contact', problem };
}

function isPhoneNumber(contact: string): boolean {
  return contact.replaceAll(/\D/g, '').length >= 7;
}

function vpaCheck(): Check {
  const isVpa = /^[\w.-]+@[\w.-]+$/.test(field('vpa').value.trim());
  return { id: 'vpa', problem: isVpa ? undefined : 'Enter a UPI ID, like name@bank.' };
}

function otpCheck(): Check {
  const isOtp = /^\d+$/.test(field('otp').value);
  return { id: 'otp', problem: isOtp ? undefined : 'Enter the OTP in digits.' };
}

function sentenceOf(error: unknown): string {
  return error instanceof Refusal ? error.message : 'The payment service cannot be reached.';
}
