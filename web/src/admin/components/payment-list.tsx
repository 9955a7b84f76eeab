import { leftToRefund } from '@shared/left-to-refund.ts';
import { formatMoney, toMajorUnits, type Currency } from '@shared/money.ts';
import { useCallback } from 'react';
import { Badge } from '../../components/badge.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { formatDateTime } from '../../lib/format-date-time.ts';
import {
  watchPayments,
  watchRefunds,
  type DeskPayment,
  type DeskRefund,
} from '../api/watch-payments.ts';
import { reasonField, type Change } from '../change.ts';
import { useWatched, type Watch } from '../use-watched.ts';
import { ChangeButtons } from './change-buttons.tsx';
import { WatchedView } from './watched-view.tsx';

/** The payments of an order or invoice with their refunds. */
export function PaymentList({ path }: { path: string }) {
  const watch: Watch<DeskPayment[]> = useCallback(
    (onPayments, onError) => watchPayments(path, onPayments, onError),
    [path],
  );
  return (
    <WatchedView watched={useWatched(watch)} noun="payments">
      {(payments) =>
        payments.length === 0 ? (
          <EmptyState text="Nothing was paid yet." />
        ) : (
          <ul className="flex flex-col gap-4">
            {payments.map((payment) => (
              <Payment key={payment.id} payment={payment} />
            ))}
          </ul>
        )
      }
    </WatchedView>
  );
}

function Payment({ payment }: { payment: DeskPayment }) {
  const { id, state, method, amountMinor, feeMinor, currency, createdAt } = payment;
  const watch: Watch<DeskRefund[]> = useCallback(
    (onRefunds, onError) => watchRefunds(id, onRefunds, onError),
    [id],
  );
  return (
    <li className="rounded-base border border-line bg-surface-raised px-5 py-4 shadow-soft">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <p className="font-semibold tabular">{money(amountMinor, currency)}</p>
        <Badge tone={state === 'captured' ? 'success' : 'neutral'}>{state}</Badge>
      </div>
      <p className="mt-1 text-sm wrap-anywhere text-muted tabular">
        {[id, method, formatDateTime(createdAt)].filter(Boolean).join(' · ')}
        {feeMinor > 0 && ` · fee ${money(feeMinor, 'INR')}`}
      </p>
      <WatchedView watched={useWatched(watch)} noun="refunds">
        {(refunds) => (
          <>
            <ul className="text-sm">
              {refunds.map((refund) => (
                <li key={refund.id} className="mt-3 border-t border-line pt-3">
                  <p className="tabular">
                    Refund of {money(refund.amountMinor, currency)}: {refundStates[refund.state]}
                  </p>
                  <p className="text-muted">
                    {formatDateTime(refund.createdAt)} {refund.note}
                  </p>
                </li>
              ))}
            </ul>
            <div className="mt-4 empty:hidden">
              <ChangeButtons changes={changesOf(payment, refunds)} />
            </div>
          </>
        )}
      </WatchedView>
    </li>
  );
}

const refundStates: Record<string, string> = {
  queued: 'waits for Razorpay, and is tried again by itself',
  made: 'made',
  refused: 'refused by Razorpay',
};

function changesOf(payment: DeskPayment, refunds: readonly DeskRefund[]): Change[] {
  const { id, currency } = payment;
  const leftMinor = leftToRefund(payment, refunds);
  if (leftMinor <= 0) return [];
  return [
    {
      label: 'Refund',
      title: `Refund the payment of ${money(payment.amountMinor, currency)}?`,
      does: `The money goes back to where it came from, and cannot be called back. ${money(leftMinor, currency)} is left. The customer gets a letter, and sees the reason in the profile.`,
      done: ({ amountMinor }) => `Refund of ${money(amountMinor, currency)} requested.`,
      note: reasonField,
      most: { minor: leftMinor, currency },
      actionOf: ({ note, amountMinor }) => ({
        action: 'refund-payment',
        paymentId: id,
        amountMinor,
        note,
      }),
    },
  ];
}

function money(minor: number, currency: Currency): string {
  return formatMoney(toMajorUnits(minor), currency);
}
