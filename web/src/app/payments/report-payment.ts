import { paymentSentences, payments as texts } from '../../core/payments/content.ts';
import type { Payable } from '../../core/payments/payable.ts';
import { reasonNotStarted, type CheckoutOutcome } from '../../core/payments/checkout/pay.ts';
import { dismissNotice, notify } from '../../core/notices/notices.ts';
import type { ShowPaymentMessage } from './use-payment-message.ts';

export type PaymentOrigin = keyof typeof paymentSentences;

/**
 * Says how a payment ended: by a notice if the money has arrived, else by `show`, in the flow of the page. If our
 * server cannot confirm the payment, or the money arrives after all, a notice replaces what was said first.
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
  retract();
  showOutcome(origin, payable, recorded, show);
}

/** Returns what takes back the message that may become wrong. */
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
      const reason = reasonNotStarted(outcome, sentences.noReason[outcome.missing]);
      return show({ tone: 'danger', text: sentences.notStarted(reason) });
    }
  }
}

/** With a payment's id, the customer's proof, the notice stays until the customer copies or dismisses it. */
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
