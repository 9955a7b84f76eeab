import { useState } from 'react';
import { Button } from '../../components/button.tsx';
import type { DeskCharge } from '../desk-charge.ts';
import { ChangeDialog, type Change } from './change-dialog.tsx';
import { useMayChange } from './staff-context.ts';

/** What can be done to a charge as it is now. Each asks first. */
export function ChargeActions({ charge }: { charge: DeskCharge }) {
  const mayChange = useMayChange();
  const [asked, setAsked] = useState<Change>();
  const [isOpen, setOpen] = useState(false);
  const changes = changesOf(charge);
  // While it is open, the dialog stays though its change is done.
  if (!mayChange || (changes.length === 0 && !isOpen)) return null;
  return (
    <div className="flex flex-wrap gap-3">
      {changes.map((change) => (
        <Button
          key={change.action}
          variant="quiet"
          onClick={() => {
            setAsked(change);
            setOpen(true);
          }}
        >
          {change.label}
        </Button>
      ))}
      {asked && (
        <ChangeDialog
          charge={charge}
          change={asked}
          isOpen={isOpen}
          onClose={() => setOpen(false)}
        />
      )}
    </div>
  );
}

function changesOf({ type, status, number }: DeskCharge): Change[] {
  if (type === 'invoice' && status === 'Pending') {
    return [
      {
        action: 'cancel-invoice',
        label: 'Cancel invoice',
        title: `Cancel invoice ${number}?`,
        does: 'It can then not be paid any more. The customer sees that it was cancelled, and the reason.',
        done: `Invoice ${number} is cancelled.`,
        isReasonNeeded: true,
      },
    ];
  }
  if (type === 'product_order' && status === 'Paid') {
    return [
      {
        action: 'complete-order',
        label: 'Mark as Completed',
        title: `Mark order ${number} as Completed?`,
        does: 'It says that everything in it is set up. The customer sees it.',
        done: `Order ${number} is Completed.`,
        isReasonNeeded: false,
      },
    ];
  }
  return [];
}
