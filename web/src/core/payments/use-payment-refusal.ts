import { serverErrors } from '@shared/server-errors.ts';
import { useSession } from '../session/session.ts';
import type { PaymentMessage } from './payment-message.tsx';
import { describeOpening, paymentsOpenOn } from '../../lib/payments-opening.ts';

const notOpen: PaymentMessage | undefined = paymentsOpenOn
  ? { tone: 'info', text: describeOpening(paymentsOpenOn, new Date()) }
  : undefined;
const ofStaff: PaymentMessage = { tone: 'info', text: serverErrors['staff-cannot-pay'].message };

/** Returns why nobody can pay yet, or why a staff account can't. */
export function usePaymentRefusal(): PaymentMessage | undefined {
  const session = useSession();
  return (
    notOpen ?? (session.status === 'logged-in' && session.account.isStaff ? ofStaff : undefined)
  );
}
