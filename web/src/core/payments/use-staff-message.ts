import { serverErrors } from '@shared/server-errors.ts';
import { useSession } from '../session/session.ts';
import type { PaymentMessage } from './payment-message.tsx';

const message: PaymentMessage = { tone: 'info', text: serverErrors['staff-cannot-pay'].message };

/** Why an account with a role cannot pay; undefined for a customer and a visitor. */
export function useStaffMessage(): PaymentMessage | undefined {
  const session = useSession();
  return session.status === 'logged-in' && session.account.isStaff ? message : undefined;
}
