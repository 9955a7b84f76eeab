import { useRef, useState } from 'react';
import type { PaymentOutcome } from '../../core/payments/pay.ts';
import { useCheckoutScript } from '../../core/payments/use-checkout-script.ts';
import { useIsOffline } from '../../core/database/connection.ts';
import { clearNotices } from '../../core/notices/notices.ts';
import type { PaymentControls } from '../../core/payments/payable-list.tsx';
import { useSession, type LoggedIn } from '../../core/session/session.ts';
import { reportAndFollow } from './report-and-follow.ts';
import { useLeavingSignal } from './use-leaving-signal.ts';

/**
 * Pays the items of a list, one at a time, and reports how each payment ended. A report returns the notice
 * that is void once the money turns out to have arrived.
 */
export function usePayments<Item extends { id: string }>(
  open: (item: Item, session: LoggedIn, signal: AbortSignal) => Promise<PaymentOutcome>,
  report: (item: Item, outcome: PaymentOutcome) => string | undefined,
): PaymentControls<Item> {
  const session = useSession();
  const isOffline = useIsOffline();
  const [payingId, setPayingId] = useState<string>();
  const isPaying = useRef(false);
  const leavingSignal = useLeavingSignal();
  useCheckoutScript(session.status === 'logged-in');

  async function payOne(item: Item): Promise<void> {
    if (session.status !== 'logged-in' || isPaying.current) return;
    isPaying.current = true;
    setPayingId(item.id);
    clearNotices();
    const outcome = await open(item, session, leavingSignal());
    void reportAndFollow(outcome, (outcome) => report(item, outcome));
    setPayingId(undefined);
    isPaying.current = false;
  }

  return { payingId, canPay: !isOffline, onPay: (item) => void payOne(item) };
}
