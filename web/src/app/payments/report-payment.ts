import { paymentSentences, payments as texts } from '../../content/payments.ts';
import type { Charge } from '../../core/payments/charge.ts';
import { reasonNotStarted, type CheckoutOutcome } from '../../core/payments/pay.ts';
import { dismissNotice, notify } from '../../core/notices/notices.ts';

export type PaymentPlace = keyof typeof paymentSentences;

/** If our server cannot confirm the payment, or the money arrives after all, a second notice replaces the first. */
export async function reportPayment(
  place: PaymentPlace,
  charge: Charge,
  outcome: CheckoutOutcome,
): Promise<void> {
  let noticeId = notifyOutcome(place, charge, outcome);
  if (!('later' in outcome)) return;
  if (outcome.kind === 'paid') {
    const doubt = await outcome.doubt;
    if (doubt === undefined) return;
    if (noticeId !== undefined) dismissNotice(noticeId);
    noticeId = notify('info', doubt);
  }
  const settled = await outcome.later;
  if (noticeId !== undefined) dismissNotice(noticeId);
  notifyOutcome(place, charge, settled);
}

/** Returns the id of the notice that may become wrong. */
function notifyOutcome(
  place: PaymentPlace,
  { type, number }: Charge,
  outcome: CheckoutOutcome,
): string | undefined {
  const noun = type === 'invoice' ? 'invoice' : 'order';
  const sentences = paymentSentences[place]({ noun, number });
  switch (outcome.kind) {
    case 'paid': {
      const noticeId = notify('success', sentences.paid);
      if (place !== 'cart') notifyPaymentId(outcome.paymentId);
      return noticeId;
    }
    case 'settled':
      notify('success', texts.received(sentences.name));
      if (outcome.paymentId !== '') notifyPaymentId(outcome.paymentId);
      return undefined;
    case 'declined':
      return notify('error', sentences.declined(outcome.reason));
    case 'dismissed':
      return notify('info', sentences.dismissed);
    case 'abandoned':
      return undefined;
    case 'not-started': {
      const reason = reasonNotStarted(outcome, sentences.noReason[outcome.missing]);
      return notify('error', sentences.notStarted(reason));
    }
  }
}

/** Shows a payment's id, the customer's proof, until the customer copies or dismisses it. */
function notifyPaymentId(id: string): void {
  notify('success', texts.id(id), { label: 'Copy', run: () => void copy(id), isAwaited: true });
}

async function copy(id: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(id);
    notify('success', texts.idCopied(id));
  } catch (error) {
    console.warn('The browser did not copy', error);
    notify('error', texts.idNotCopied(id));
  }
}
