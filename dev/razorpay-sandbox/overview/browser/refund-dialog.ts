import { element } from '../../../http/browser/element.ts';
import { formatAmount } from '../../checkout/browser/format-amount.ts';
import type { SandboxPayment } from '../../entities.ts';
import { field } from './fields.ts';

/** Aborts the listeners of the last question. */
let question = new AbortController();

/** Asks for the amount of a refund, and calls `refund` with the answer in minor units. */
export function askForRefund(payment: SandboxPayment, refund: (amount: number) => void): void {
  const dialog = element('refund', HTMLDialogElement);
  const amount = field(dialog, 'amount');
  const left = payment.amount - payment.amount_refunded;
  element('refund-left', HTMLElement).textContent =
    `${formatAmount(left, payment.currency)} of ${payment.id} is left. In the dashboard, an operator would do this.`;
  amount.value = String(left);
  amount.setAttribute('max', String(left));
  const form = amount.form;
  if (!form) throw new Error('The amount stands in no form.');
  question.abort();
  question = new AbortController();
  // Not `close`: an earlier question's close event can come after this question is asked.
  form.addEventListener(
    'submit',
    ({ submitter }) => {
      if (submitter?.getAttribute('value') === 'refund') refund(Number(amount.value));
    },
    { signal: question.signal },
  );
  dialog.showModal();
}
