import { formatMoney } from '@shared/values/money.ts';
import { useRef, type ReactNode } from 'react';
import { formatDateTime } from '../../lib/format-date-time.ts';
import { PayNow, useRefusalOf, type PayNowProps } from './pay-now.tsx';
import { PaymentAlert, type PaymentMessage } from './payment-message.tsx';
import { StatusBadges } from './status-badges.tsx';

export interface PayableRowProps extends Omit<PayNowProps, 'fallback'> {
  title: string;
  titleClass?: string | undefined;
  /** The payable's own page. The title links to it. */
  href?: string | undefined;
  level: 2 | 3 | 4;
  details?: string | undefined;
  receipt?: ReactNode;
  message: PaymentMessage | undefined;
}

/** A wide list aligns its rows like a table. */
export function PayableRow(props: PayableRowProps) {
  const { title, titleClass = '', href, level, details, receipt, message, ...payment } = props;
  const { amount, currency, refundedAmount, createdAt } = payment.payable;
  const shown = useRefusalOf(payment.payable) ?? message;
  const heading = useRef<HTMLHeadingElement>(null);
  const Title = `h${level}` as const;
  return (
    <li className={rowLayout}>
      <div className="min-w-0 basis-full wrap-anywhere">
        <Title ref={heading} tabIndex={-1} className={`font-semibold ${titleClass}`}>
          {href === undefined ? title : <TitleLink href={href}>{title}</TitleLink>}
        </Title>
        <p className="text-sm text-muted tabular">{formatDateTime(createdAt)}</p>
        {details !== undefined && <p className="mt-1 text-sm text-muted">{details}</p>}
        {receipt}
      </div>
      <div className="tabular @2xl:text-right @2xl:whitespace-nowrap">
        <p className="text-lg font-semibold">{formatMoney(amount, currency)}</p>
        {refundedAmount > 0 && (
          <p className="text-sm text-muted">{`${formatMoney(refundedAmount, currency)} refunded`}</p>
        )}
      </div>
      <StatusBadges payable={payment.payable} />
      <PayNow {...payment} fallback={heading} />
      {shown && (
        <div className="basis-full @2xl:col-span-full">
          <PaymentAlert {...shown} />
        </div>
      )}
    </li>
  );
}

/** A link with a touch area that is larger than its text. */
function TitleLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a
      href={href}
      className="-my-2.5 inline-block py-2.5 text-action-text underline decoration-1 underline-offset-4 hover:decoration-2"
    >
      {children}
    </a>
  );
}

/** The skeleton shares these classes, so that the layout doesn't move. */
export const listLayout =
  '@container divide-y divide-line rounded-base border border-line bg-surface-raised shadow-soft';
export const rowLayout =
  'flex flex-wrap items-center gap-x-5 gap-y-3 p-5 @2xl:grid @2xl:grid-cols-[1fr_auto_6.75rem_8.75rem] @2xl:px-6';
