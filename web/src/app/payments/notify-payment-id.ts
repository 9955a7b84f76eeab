import { payments as texts } from '../../content/payments.ts';
import { notify } from '../../core/notices/notices.ts';

/** Shows a payment's id, the customer's proof, until the customer copies or dismisses it. */
export function notifyPaymentId(id: string): void {
  notify('success', texts.id(id), { label: 'Copy', run: () => void copy(id) });
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
