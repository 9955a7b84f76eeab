import type { OrderLine } from '@shared/payments/orders.ts';
import { payableHref } from '@shared/paths.ts';
import { useRef, useState } from 'react';
import { useIsOffline } from '../../core/database/connection.ts';
import { clearNotices } from '../../core/notices/notices.ts';
import type { PayableMessage, PaymentControls } from '../../core/payments/payable-list.tsx';
import type { Payable } from '../../core/payments/payable.ts';
import { useCheckoutScript } from '../../core/payments/checkout/load-razorpay.ts';
import { saveLastPaid } from '../../core/payments/last-paid.ts';
import { pay } from '../../core/payments/checkout/pay.ts';
import { mayPay, useSession, type LoggedIn, type Person } from '../../core/session/session.ts';
import { sessionWithProfile } from '../../core/session/session-with-profile.ts';
import { navigate } from '../../lib/router.ts';
import { reportPayment, type PaymentOrigin } from './report-payment.ts';
import { useLeavingSignal } from './use-leaving-signal.ts';
import { usePaymentMessage } from './use-payment-message.ts';

/** The customer pays one payable at a time. Opens the page of a paid payable, which shows a confirmation. */
export function usePayments<Item extends Payable & { items?: readonly OrderLine[] }>(
  origin: PaymentOrigin,
  payerOf: (item: Item, session: LoggedIn) => Person,
): PaymentControls<Item> {
  const session = useSession();
  const isOffline = useIsOffline();
  const [payingId, setPayingId] = useState<string>();
  const { message, show } = usePaymentMessage<PayableMessage>();
  const isPaying = useRef(false);
  const leavingSignal = useLeavingSignal();
  useCheckoutScript(mayPay(session));

  async function payOne(item: Item): Promise<void> {
    if (!mayPay(session) || isPaying.current) return;
    isPaying.current = true;
    setPayingId(item.id);
    clearNotices();
    show(undefined);
    const { uid } = session.account;
    const signal = leavingSignal();
    const payer = payerOf(item, await sessionWithProfile(session));
    const outcome = await pay(uid, item, payer, signal);
    void reportPayment(origin, item, outcome, (shown) => show({ ...shown, payableId: item.id }));
    setPayingId(undefined);
    isPaying.current = false;
    const isPaid = outcome.kind === 'paid' || outcome.kind === 'recorded';
    if (!isPaid || signal.aborted) return;
    saveLastPaid({ uid, type: item.type, id: item.id, lineCount: item.items?.length ?? 0 });
    navigate(payableHref(item.type, item.id));
  }

  return { payingId, message, canPay: !isOffline, onPay: (item) => void payOne(item) };
}
