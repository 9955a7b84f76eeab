import { leftToRefund } from '@shared/left-to-refund.ts';
import { formatMoney, toMajorUnits, type Currency } from '@shared/money.ts';
import { useCallback } from 'react';
import { Badge } from '../../components/badge.tsx';
import { formatDateTime } from '../../lib/format-date-time.ts';
import { watchRefunds, type DeskPayment, type DeskRefund } from '../api/watch-payments.ts';
import { reasonField, type Change } from '../change.ts';
import { useWatched, type Watch } from '../use-watched.ts';
import { ChangeButtons } from './change-buttons.tsx';
import { WatchedView } from './watched-view.tsx';

/** A payment with its refunds, and what can be done about it. */
export function PaymentCard({ payment }: { payment: DeskPayment }) {
  const { id, state, receiptState, method, amountMinor, feeMinor, currency, createdAt } = payment;
  const watch: Watch<DeskRefund[]> = useCallback(
    (onRefunds, onError) => watchRefunds(id, onRefunds, onError),
    [id],
  );
  return (
    <div className="rounded-base border border-line bg-surface-raised px-5 py-4 shadow-soft">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <p className="font-semibold tabular">{money(amountMinor, currency)}</p>
        <Badge tone={state === 'captured' ? 'success' : 'neutral'}>{state}</Badge>
      </div>
      <p className="mt-1 text-sm wrap-anywhere text-muted tabular">
        {[id, method, formatDateTime(createdAt)].filter(Boolean).join(' · ')}
        {feeMinor > 0 && ` · fee ${money(feeMinor, 'INR')}`}
      </p>
      {receiptState === 'failed' && (
        <p className="mt-1 text-sm text-danger">Its receipt could not be issued.</p>
      )}
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
                  <div className="mt-3 empty:hidden">
                    <ChangeButtons changes={retriesOf(refund, currency)} />
                  </div>
                </li>
              ))}
            </ul>
            <div className="mt-4 empty:hidden">
              <ChangeButtons changes={[...changesOf(payment, refunds), ...receiptRetry(payment)]} />
            </div>
          </>
        )}
      </WatchedView>
    </div>
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
      done: (_, { before, after }) =>
        `Refund of ${money(Number(before['leftMinor']) - Number(after['leftMinor']), currency)} requested.`,
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

/** A refund that waits is tried at once, one that was refused again. */
function retriesOf({ id, state, amountMinor }: DeskRefund, currency: Currency): Change[] {
  if (state === 'made') return [];
  const amount = money(amountMinor, currency);
  return [
    {
      label: 'Try again',
      title: `Try the refund of ${amount} again?`,
      does: 'Razorpay is asked for it now. It makes one refund at most, however often it is asked.',
      done: (_, { after }) =>
        after['state'] === 'made'
          ? `The refund of ${amount} is made.`
          : `Razorpay has not made the refund of ${amount} yet. It is tried again by itself.`,
      waits: ({ after }) => after['state'] !== 'made',
      actionOf: () => ({ action: 'retry-refund', refundId: id }),
    },
  ];
}

function receiptRetry({ id, receiptState }: DeskPayment): Change[] {
  if (receiptState !== 'failed') return [];
  return [
    {
      label: 'Issue the receipt',
      title: 'Issue the receipt now?',
      does: 'It gets the next number, and the customer gets the letter that waits for it.',
      done: () => 'The receipt is being issued.',
      actionOf: () => ({ action: 'retry-receipt', paymentId: id }),
    },
  ];
}
