import { optionalNote, reasonField, type Change } from './change.ts';
import type { DeskCharge } from './desk-charge.ts';

/** What can be done to an order or invoice as it is now. */
export function changesOf({ type, uid, id, status, number }: DeskCharge): Change[] {
  if (type === 'invoice' && status === 'Pending') {
    return [
      {
        label: 'Remind',
        title: `Remind of invoice ${number}?`,
        does: 'A letter asks the customer to pay it in the profile. At most one goes out a day.',
        done: () => `A reminder of invoice ${number} goes out.`,
        actionOf: () => ({ action: 'remind-of-invoice', charge: { type, uid, id } }),
      },
      {
        label: 'Cancel invoice',
        title: `Cancel invoice ${number}?`,
        does: 'It can then not be paid any more. The customer sees that it was cancelled, and the reason.',
        done: () => `Invoice ${number} is cancelled.`,
        note: reasonField,
        actionOf: ({ note }) => ({ action: 'cancel-invoice', charge: { type, uid, id }, note }),
        isUndoable: true,
      },
    ];
  }
  if (type === 'product_order' && status === 'Paid') {
    return [
      {
        label: 'Mark as Completed',
        title: `Mark order ${number} as Completed?`,
        does: 'It says that everything in it is set up. The customer sees it.',
        done: () => `Order ${number} is Completed.`,
        note: optionalNote,
        actionOf: ({ note }) => ({
          action: 'complete-order',
          charge: { type, uid, id },
          ...(note !== '' && { note }),
        }),
        isUndoable: true,
      },
    ];
  }
  return [];
}
