import type { ReactNode } from 'react';
import type { Payable } from '../../../core/payments/payable.ts';
import { useLastPaid } from '../../../core/payments/last-paid.ts';
import { personOf, useSession } from '../../../core/session/session.ts';
import { PaymentConfirmation, PaymentSummary } from './payment-confirmation.tsx';

interface PayableConfirmationProps {
  payable: Payable;
  noun: 'order' | 'invoice';
  children: ReactNode;
}

/** Confirms a payment on the payable's page if the customer has just paid it. */
export function PayableConfirmation({ payable, noun, children }: PayableConfirmationProps) {
  const session = useSession();
  const paid = useLastPaid(session.status === 'logged-in' ? session.account.uid : '');
  if (paid?.type !== payable.type || paid.id !== payable.id) return null;
  return (
    <PaymentConfirmation noun={noun} level={2}>
      <PaymentSummary payable={payable} noun={noun} email={personOf(session).email}>
        {children}
      </PaymentSummary>
    </PaymentConfirmation>
  );
}
