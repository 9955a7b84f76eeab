import { flushSync, useRef, useState } from 'hono/jsx/dom';
import { formatAmount } from '../../checkout/browser/format-amount.ts';
import type { SandboxPayment } from '../../entities.ts';

type Refund = (payment: SandboxPayment, amount: number) => void;

/**
 * The question for the amount of a refund. `ask` shows it for a payment; an answer calls `refund` with
 * the amount in minor units.
 */
export function useRefundDialog(refund: Refund) {
  const dialog = useRef<HTMLDialogElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const [payment, setPayment] = useState<SandboxPayment>();
  const left = payment ? payment.amount - payment.amount_refunded : 0;

  function ask(asked: SandboxPayment): void {
    flushSync(() => setPayment(asked));
    form.current?.reset();
    dialog.current?.showModal();
  }

  // Not the dialog's `close`: that of an earlier question can come after this question is asked.
  function submit(event: Event): void {
    const { submitter, target } = event as SubmitEvent;
    const isWanted = submitter?.getAttribute('value') === 'refund';
    const amount = new FormData(target as HTMLFormElement).get('amount');
    if (payment && isWanted) refund(payment, Number(amount));
  }

  const question = (
    <dialog ref={dialog} id="refund" aria-labelledby="refund-title">
      <form ref={form} method="dialog" onSubmit={submit}>
        <h2 id="refund-title">Refund a payment</h2>
        <p>
          {payment && `${formatAmount(left, payment.currency)} of ${payment.id} is left. `}
          In the dashboard, an operator would do this.
        </p>
        <label>
          Amount in minor units
          <input name="amount" type="number" min="1" max={left} value={left} required />
        </label>
        <div class="buttons">
          <button value="refund" class="primary">
            Refund
          </button>
          <button value="cancel" formnovalidate>
            Cancel
          </button>
        </div>
      </form>
    </dialog>
  );
  return { ask, question };
}
