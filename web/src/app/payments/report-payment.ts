import { paymentSentences, payments as texts } from '../../core/payments/content.ts';
import type { Payable } from '../../core/payments/payable.ts';
import { reasonNotStarted, type CheckoutOutcome } from '../../core/payments/checkout/pay.ts';
import { dismissNotice, notify } from '../../core/notices/notices.ts';
import type { ShowPaymentMessage } from './use-payment-message.ts';

export type PaymentOrigin = keyof typeof paymentSentences;

/**
 * Reports how a payment ended, by a notice if the money has arrived and otherwise by `say`. A later notice replaces
 * a message that has become wrong.
 */
export async function reportPayment(
  origin: PaymentOrigin,
  payable: Payable,
  outcome: CheckoutOutcome,
  show: ShowPaymentMessage,
): Promise<void> {
  let retract = showOutcome(origin, payable, outcome, show);
  if (!('later' in outcome)) return;
  if (outcome.kind === 'paid') {
    const unconfirmedReason = await outcome.unconfirmedReason;
    if (unconfirmedReason === undefined) return;
    retract();
    retract = notifyUntil('info', unconfirmedReason, origin === 'cart' ? '' : outcome.paymentId);
  }
  const recorded = await outcome.later;
  // What was said about this payment stays if another one was recorded.
  if (outcome.kind === 'paid' && recorded.paymentId !== outcome.paymentId) return;
  retract();
  showOutcome(origin, payable, recorded, show);
}

/** Returns a function that removes a message that may become wrong. */
function showOutcome(
  origin: PaymentOrigin,
  { type, number }: Payable,
  outcome: CheckoutOutcome,
  show: ShowPaymentMessage,
): () => void {
  const noun = type === 'invoice' ? 'invoice' : 'order';
  const sentences = paymentSentences[origin]({ noun, number });
  switch (outcome.kind) {
    case 'paid':
      return notifyUntil('success', sentences.paid, origin === 'cart' ? '' : outcome.paymentId);
    case 'recorded':
      notifyUntil('success', texts.received(sentences.name), outcome.paymentId);
      return nothing;
    case 'declined':
      return show({ tone: 'danger', text: sentences.declined(outcome.reason) });
    case 'dismissed':
      return show({ tone: 'info', text: sentences.dismissed });
    case 'abandoned':
      return nothing;
    case 'not-started': {
      const reason = reasonNotStarted(outcome, sentences.noReason[outcome.failedStep]);
      return show({ tone: 'danger', text: sentences.notStarted(reason) });
    }
  }
}

/**
 * Shows a notice and returns a function that dismisses it. The payment id is the customer's proof, so a notice with
 * an id stays until the customer acts.
 */
function notifyUntil(tone: 'info' | 'success', text: string, paymentId: string): () => void {
  const copyId = { label: 'Copy', run: () => void copy(paymentId), isAwaited: true };
  const id =
    paymentId === '' ? notify(tone, text) : notify(tone, text, copyId, texts.id(paymentId));
  return () => dismissNotice(id);
}

function nothing(): void {}

async function copy(id: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(id);
    notify('success', texts.idCopied(id));
  } catch (error) {
    console.warn('The browser did not copy', error);
    notify('error', texts.idNotCopied(id));
  }
}
