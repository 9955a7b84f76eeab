import { notify } from '../../core/notices/notices.ts';

/** Shows a payment's id until it is copied or dismissed: it is the customer's proof. */
export function notifyPaymentId(id: string): string {
  return notify('success', `Payment ID: ${id}`, { label: 'Copy', run: () => void copy(id) });
}

async function copy(id: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(id);
    notify('success', `Payment ID ${id} is copied.`);
  } catch (error) {
    console.warn('The browser did not copy', error);
    notify('error', `Your browser does not let us copy. Please note Payment ID: ${id}`);
  }
}
