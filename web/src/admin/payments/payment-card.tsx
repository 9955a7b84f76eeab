import { chargedBackMinor, isUndecided } from '@shared/payments/disputes.ts';
import { nameOfMethod } from '@shared/payments/payment-methods.ts';
import { formatMoney, toMajorUnits, type Currency } from '@shared/values/money.ts';
import { useCallback } from 'react';
import { Badge, type BadgeTone } from '../../components/badge.tsx';
import { formatDateTime } from '../../lib/format-date-time.ts';
import { watchRefunds, type AdminPayment, type AdminRefund } from './api/watch-payments.ts';
import { watchPaid, type PaidRecord } from '../records/api/watch-record.ts';
import type { AdminPlan } from '../plans/admin-plan.ts';
import { watchPayersPlans } from '../plans/api/watch-payers-plans.ts';
import { actionsOfPayment, actionsOfRefund } from './payment-actions.ts';
import { refundState } from './refund-state.ts';
import { DisputeLine } from './dispute-line.tsx';
import { paymentStates, stateName } from '../records/state-names.ts';
import { useWatched, type Watch, type Watched } from '../lists/use-watched.ts';
import { ActionButtons } from '../actions/action-buttons.tsx';
import { WatchedView } from '../lists/watched-view.tsx';

export function PaymentCard({ payment }: { payment: AdminPayment }) {
  const { id, state, receiptState, method, amountMinor, feeMinor, currency } = payment;
  const { disputes, createdAt } = payment;
  const [badge, tone] = badgeOf(payment);
  const watch: Watch<AdminRefund[]> = useCallback(
    (onRefunds, onError) => watchRefunds(id, onRefunds, onError),
    [id],
  );
  const plans = usePlansOf(state === 'captured' ? payment.path : '');
  const paid = usePaid(state === 'authorized' || state === 'captured' ? payment.path : '');
  return (
    <div className="rounded-base border border-line bg-surface-raised px-5 py-4 shadow-soft">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <p className="font-semibold tabular">{money(amountMinor, currency)}</p>
        <Badge tone={tone}>{badge}</Badge>
      </div>
      <p className="mt-1 text-sm wrap-anywhere text-muted tabular">
        {[
          id,
          nameOfMethod(method),
          formatDateTime(createdAt),
          feeMinor > 0 && `fee ${money(feeMinor, 'INR')}`,
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      {receiptState === 'failed' && (
        <p className="mt-1 text-sm text-danger">We couldn't issue the receipt.</p>
      )}
      {Object.entries(disputes).map(([disputeId, dispute]) => (
        <DisputeLine key={disputeId} dispute={dispute} currency={currency} />
      ))}
      <WatchedView watched={useWatched(watch)} noun="refunds">
        {(refunds) => (
          <>
            <ul className="text-sm">
              {refunds.map((refund) => (
                <li key={refund.id} className="mt-3 border-t border-line pt-3">
                  <p className="tabular">
                    {`Refund of ${money(refund.amountMinor, currency)}: ${refundState(refund, payment.refunds)}${refund.state === 'queued' ? ". We'll keep retrying." : ''}`}
                  </p>
                  <p className="text-muted">
                    {`${formatDateTime(refund.createdAt)} ${refund.note}`}
                  </p>
                  <div className="mt-3 empty:hidden">
                    <ActionButtons actions={actionsOfRefund(refund, payment)} />
                  </div>
                </li>
              ))}
            </ul>
            <WatchedView watched={plans} noun="plans" height="h-24">
              {(owned) => (
                <div className="mt-4 empty:hidden">
                  <ActionButtons
                    actions={actionsOfPayment(payment, {
                      refunds,
                      plans: owned,
                      paid: paid.status === 'ready' ? paid.value : undefined,
                    })}
                  />
                </div>
              )}
            </WatchedView>
          </>
        )}
      </WatchedView>
    </div>
  );
}

/** Returns the badge's text and tone. A disputed payment isn't shown as received. */
function badgeOf({ state, disputes, ...payment }: AdminPayment): [string, BadgeTone] {
  const all = Object.values(disputes);
  if (state === 'captured') {
    if (all.some((dispute) => isUndecided(dispute.state))) return ['Disputed', 'danger'];
    const lostMinor = chargedBackMinor(payment, all);
    if (lostMinor > 0) {
      return [lostMinor < payment.amountMinor ? 'Partly charged back' : 'Charged back', 'danger'];
    }
  }
  return [stateName(paymentStates, state), state === 'captured' ? 'success' : 'neutral'];
}

/** Watches the order or invoice of a payment. */
function usePaid(path: string): Watched<PaidRecord> {
  const watch: Watch<PaidRecord> = useCallback(
    (onPaid, onError) => (path === '' ? () => undefined : watchPaid(path, onPaid, onError)),
    [path],
  );
  return useWatched(watch);
}

/** Watches the plans of the payment's customer. They decide what a refund ends, and what can use the payment. */
function usePlansOf(path: string): Watched<AdminPlan[]> {
  const watch: Watch<AdminPlan[]> = useCallback(
    (onPlans, onError) => watchPayersPlans(path, onPlans, onError),
    [path],
  );
  return useWatched(watch);
}

function money(minor: number, currency: Currency): string {
  return formatMoney(toMajorUnits(minor), currency);
}
