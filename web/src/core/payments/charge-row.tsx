import { formatMoney } from '@shared/money.ts';
import { useRef, type ReactNode } from 'react';
import { Badge, type BadgeTone } from '../../components/badge.tsx';
import { formatDateTime } from '../../lib/format-date-time.ts';
import { PayNow, useFocusAfterPayment } from './pay-now.tsx';
import type { Charge } from './charge.ts';

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
        <p className="text-lg font-semibold">
          <span className="mr-2 text-sm font-normal text-muted">{currency}</span>
          {formatMoney(amount, currency)}
        </p>
        {refundedAmount > 0 && (
          <p className="text-sm text-muted">{formatMoney(refundedAmount, currency)} refunded</p>
        )}
      </div>
      <p>
        <StatusBadge status={status} />
      </p>
      {status === 'Pending' && (
        <PayNow
          label={`${noun} ${number}`}
          isPaying={isPaying}
          canPay={canPay}
          onPay={onPay}
          fallback={heading}
        />
      )}
    </li>
  );
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
