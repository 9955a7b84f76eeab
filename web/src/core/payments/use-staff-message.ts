import { serverErrors } from '@shared/server-errors.ts';
import { useSession } from '../session/session.ts';
import type { PaymentMessage } from './payment-message.tsx';

const message: PaymentMessage = { tone: 'info', text: serverErrors['staff-cannot-pay'].message };

/** Returns why a staff account can't pay. Undefined for customers and visitors. */
export function useStaffMessage(): PaymentMessage | undefined {
  const session = useSession();
  return session.status === 'logged-in' && session.account.isStaff ? message : undefined;
}
