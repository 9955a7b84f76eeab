import type { ReactNode } from 'react';
import type { Charge } from '../../core/payments/charge.ts';
import { useLastPaid } from '../../core/payments/last-paid.ts';
import { personOf, useSession } from '../../core/session/session.ts';
import { PaymentConfirmation, WhatWasPaid } from './payment-confirmation.tsx';

interface ChargeConfirmationProps {
  charge: Charge;
  noun: 'order' | 'invoice';
  /** The lines of the charge. */
  children: ReactNode;
}

/** Thanks on the page of a charge if the customer has just paid it. */
export function ChargeConfirmation({ charge, noun, children }: ChargeConfirmationProps) {
  const session = useSession();
  const paid = useLastPaid(session.status === 'logged-in' ? session.account.uid : '');
  if (paid?.type !== charge.type || paid.id !== charge.id) return null;
  return (
    <PaymentConfirmation noun={noun} level={2}>
      <WhatWasPaid charge={charge} noun={noun} email={personOf(session).email}>
        {children}
      </WhatWasPaid>
    </PaymentConfirmation>
  );
}
