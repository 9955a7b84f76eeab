import { element } from '../../../http/browser/element.ts';
import { formatAmount } from '../../checkout/browser/format-amount.ts';
import type { SandboxPayment } from '../../entities.ts';
import { field } from './fields.ts';

/** Asks how much of a payment to give back, in minor units; `refund` is called with the answer. */
export function askForRefund(payment: SandboxPayment, refund: (amount: number) => void): void {
  const dialog = element('refund', HTMLDialogElement);
  const amount = field(dialog, 'amount');
  const left = payment.amount - payment.amount_refunded;
  element('refund-left', HTMLElement).textContent =
    `${formatAmount(left, payment.currency)} of ${payment.id} is left. In the dashboard, an operator would do this.`;
  amount.value = String(left);
  amount.setAttribute('max', String(left));
  dialog.returnValue = '';
  const finish = (): void => {
    if (dialog.returnValue === 'refund') refund(Number(amount.value));
  };
  dialog.addEventListener('close', finish, { once: true });
  dialog.showModal();
}
