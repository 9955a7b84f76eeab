import { notify } from '../../core/notices/notices.ts';

/** Shows a payment's id until it is copied or dismissed: it is the customer's proof. */
export function notifyPaymentId(id: string): void {
  notify('success', `Payment ID: ${id}`, {
    label: 'Copy',
    run: () => void navigator.clipboard.writeText(id),
  });
}
