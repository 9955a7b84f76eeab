import { optionalNote, outcomeField, reasonField, type Change } from './change.ts';
import type { DeskCharge } from './desk-charge.ts';

/** What can be done to an order or invoice as it is now. */
export function changesOf(charge: DeskCharge): Change[] {
  const { type, status, isErased } = charge;
  if (type === 'invoice' && status === 'Pending') {
    return isErased ? [givingUp(charge)] : [reminding(charge), cancelling(charge)];
  }
  return type === 'product_order' && status === 'Paid' && !isErased ? [completing(charge)] : [];
}

function reminding({ uid, id, number }: DeskCharge): Change {
  return {
    label: 'Remind',
    title: `Remind of invoice ${number}?`,
    does: 'A letter asks the customer to pay it in the profile. At most one goes out a day.',
    done: () => `A reminder of invoice ${number} goes out.`,
    actionOf: () => ({ action: 'remind-of-invoice', charge: { type: 'invoice', uid, id } }),
  };
}

function cancelling({ uid, id, number }: DeskCharge): Change {
  return {
    label: 'Cancel invoice',
    title: `Cancel invoice ${number}?`,
    does: 'It can then not be paid any more. The customer sees that it was cancelled, and the reason.',
    done: () => `Invoice ${number} is cancelled.`,
    note: reasonField,
    actionOf: ({ note }) => ({
      action: 'cancel-invoice',
      charge: { type: 'invoice', uid, id },
      note,
    }),
    isUndoable: true,
  };
}

/** Of an invoice whose customer has deleted the account: there is no reader left. */
function givingUp(charge: DeskCharge): Change {
  return {
    ...cancelling(charge),
    does: 'It leaves the open invoices, and keeps its number. Its customer has deleted the account.',
    note: { ...outcomeField, label: 'Reason', missing: 'Please say why.' },
  };
}

function completing({ uid, id, number }: DeskCharge): Change {
  return {
    label: 'Mark as Completed',
    title: `Mark order ${number} as Completed?`,
    does: 'It says that everything in it is set up. The customer sees it.',
    done: () => `Order ${number} is Completed.`,
    note: optionalNote,
    actionOf: ({ note }) => ({
      action: 'complete-order',
      charge: { type: 'product_order', uid, id },
      ...(note !== '' && { note }),
    }),
    isUndoable: true,
  };
}
