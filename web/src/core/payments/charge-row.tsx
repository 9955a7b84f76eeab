import { formatMoney } from '@shared/money.ts';
import { useEffect, useRef, type ReactNode, type RefObject } from 'react';
import { Badge, type BadgeTone } from '../../components/badge.tsx';
import { Button } from '../../components/button.tsx';
import { useFocusFallback } from '../../components/use-focus-fallback.ts';
import { formatDateTime } from '../../lib/format-date-time.ts';
import type { Charge } from './charge.ts';
import { useIsTaken } from './taken-charges.ts';

export interface ChargeRowProps {
  charge: Charge;
  /** For a screen reader. */
  noun: 'order' | 'invoice';
  title: string;
  titleClass?: string | undefined;
  level: 3 | 4;
  details?: string | undefined;
  receipt?: ReactNode;
  isPaying: boolean;
  canPay: boolean;
  onPay: () => void;
}

/** An order or an invoice in a list. A wide list shows it as a row of a table. */
export function ChargeRow(props: ChargeRowProps) {
  const { charge, noun, title, titleClass = '', level, details, receipt } = props;
  const { isPaying, canPay, onPay } = props;
  const { number, amount, currency, refundedAmount, status, createdAt } = charge;
  const isPartlyRefunded = refundedAmount > 0 && refundedAmount < amount;
  const isTaken = useIsTaken(charge.id);
  const heading = useRef<HTMLHeadingElement>(null);
  useFocusAfterPayment(heading, isPaying);
  const Title = level === 3 ? 'h3' : 'h4';
  return (
    <li className="flex flex-wrap items-center gap-x-5 gap-y-3 p-5 @2xl:grid @2xl:grid-cols-[1fr_auto_6.75rem_8.75rem] @2xl:px-6">
      <div className="min-w-0 basis-full wrap-anywhere">
        <Title ref={heading} tabIndex={-1} className={`font-semibold tabular ${titleClass}`}>
          {title}
        </Title>
        <p className="text-sm text-muted tabular">{formatDateTime(createdAt)}</p>
        {details !== undefined && <p className="mt-1 text-sm text-muted">{details}</p>}
        {receipt}
      </div>
      <div className="whitespace-nowrap tabular @2xl:text-right">
        <p className="text-lg font-semibold">{formatMoney(amount, currency)}</p>
        {refundedAmount > 0 && (
          <p className="text-sm text-muted">{formatMoney(refundedAmount, currency)} refunded</p>
        )}
      </div>
      <p className="flex flex-wrap gap-2">
        <StatusBadge status={status} />
        {isPartlyRefunded && <Badge tone="neutral">Partly refunded</Badge>}
      </p>
      {status === 'Pending' &&
        (isTaken ? (
          <p className="text-sm text-muted">Payment is being confirmed</p>
        ) : (
          <PayNow
            label={`${noun} ${number}`}
            isPaying={isPaying}
            canPay={canPay}
            onPay={onPay}
            fallback={heading}
          />
        ))}
    </li>
  );
}

interface PayNowProps {
  /** The charge, for a screen reader: `order ORD-1`. */
  label: string;
  isPaying: boolean;
  canPay: boolean;
  onPay: () => void;
  fallback: RefObject<HTMLElement | null>;
}

function PayNow({ label, isPaying, canPay, onPay, fallback }: PayNowProps) {
  const button = useRef<HTMLButtonElement>(null);
  const isDisabled = !isPaying && !canPay;
  useFocusFallback(button, fallback, isDisabled);
  return (
    <Button
      ref={button}
      aria-label={`Pay Now for ${label}`}
      busy={isPaying}
      busyLabel="Opening..."
      disabled={isDisabled}
      onClick={onPay}
    >
      Pay Now
    </Button>
  );
}

/** Moves the focus when checkout returns it to a button that no longer exists. */
function useFocusAfterPayment(place: RefObject<HTMLElement | null>, isPaying: boolean): void {
  const wasPaying = useRef(false);
  useEffect(() => {
    if (wasPaying.current && !isPaying && document.activeElement === document.body) {
      place.current?.focus({ preventScroll: true });
    }
    wasPaying.current = isPaying;
  }, [place, isPaying]);
}

const tones: Record<string, BadgeTone> = {
  pending: 'warning',
  paid: 'success',
  completed: 'success',
  cancelled: 'danger',
};

function StatusBadge({ status }: { status: string }) {
  return <Badge tone={tones[status.toLowerCase()] ?? 'neutral'}>{status}</Badge>;
}
