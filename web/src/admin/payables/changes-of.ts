import { optionalNote, outcomeField, reasonField, type Change } from '../actions/change.ts';
import type { AdminPayable } from './admin-payable.ts';

export function changesOf(payable: AdminPayable): Change[] {
  const { type, status, isErased } = payable;
  if (type === 'invoice' && status === 'Pending') {
    return isErased ? [givingUp(payable)] : [reminding(payable), cancelling(payable)];
  }
  return type === 'product_order' && status === 'Paid' && !isErased ? [completing(payable)] : [];
}

function reminding({ uid, id, number }: AdminPayable): Change {
  return {
    label: 'Send reminder',
    title: `Send a reminder for invoice ${number}?`,
    does: "We'll email the customer a link to pay it. You can send one reminder a day.",
    done: () => `Sending a reminder for invoice ${number}.`,
    actionOf: () => ({ action: 'remind-of-invoice', payable: { type: 'invoice', uid, id } }),
  };
}

function cancelling({ uid, id, number }: AdminPayable): Change {
  return {
    label: 'Cancel invoice',
    title: `Cancel invoice ${number}?`,
    does: 'It can no longer be paid. The customer sees that it was cancelled, and your reason.',
    done: () => `Invoice ${number} cancelled.`,
    note: reasonField,
    actionOf: ({ note }) => ({
      action: 'cancel-invoice',
      payable: { type: 'invoice', uid, id },
      note,
    }),
    isUndoable: true,
  };
}

/** The customer has deleted the account, so only staff read the reason. */
function givingUp(payable: AdminPayable): Change {
  return {
    ...cancelling(payable),
    does: 'This removes it from the unpaid invoices. It keeps its number. The customer has deleted their account.',
    note: { ...outcomeField, label: 'Reason', missing: 'Please enter a reason.' },
  };
}

function completing({ uid, id, number }: AdminPayable): Change {
  return {
    label: 'Mark as Completed',
    title: `Mark order ${number} as Completed?`,
    does: 'This tells the customer that everything in the order is set up.',
    done: () => `Order ${number} marked as Completed.`,
    note: optionalNote,
    actionOf: ({ note }) => ({
      action: 'complete-order',
      payable: { type: 'product_order', uid, id },
      ...(note !== '' && { note }),
    }),
    isUndoable: true,
  };
}
