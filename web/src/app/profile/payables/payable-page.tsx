import { formatMoney } from '@shared/values/money.ts';
import { paths } from '@shared/paths.ts';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import { useRef, type ReactNode } from 'react';
import { passFocusToHeading } from '../../../components/pass-focus-to-heading.ts';
import { payablePage as texts } from '../../../content/profile.ts';
import type { PaymentControls } from '../../../core/payments/payable-list.tsx';
import type { Payable } from '../../../core/payments/payable.ts';
import { PayNow, useRefusalOf } from '../../../core/payments/pay-now.tsx';
import { PaymentAlert } from '../../../core/payments/payment-message.tsx';
import { StatusBadges } from '../../../core/payments/status-badges.tsx';
import {
  ReceiptLine,
  ReversedReceipts,
} from '../../../features/receipts/components/receipt-line.tsx';
import { useTitle } from '../../../lib/use-title.ts';
import { CancelPanel } from './cancel-panel.tsx';
import { PayableHelp } from './payable-help.tsx';
import { PayablePanel } from './payable-panel.tsx';
import { PayableTimeline } from './payable-timeline.tsx';

interface PayablePageProps<Item> extends PaymentControls<Item> {
  payable: Item;
  noun: 'order' | 'invoice';
  confirmation?: ReactNode;
  /** What the payable is for. Shown above the documents. */
  children: ReactNode;
}

export function PayablePage<Item extends Payable>(props: PayablePageProps<Item>) {
  const { payable, noun, confirmation, children, payingId, message, canPay, onPay } = props;
  const { amount, currency, refundedAmount, wasPaid } = payable;
  const shown = useRefusalOf(payable) ?? message;
  const heading = useRef<HTMLHeadingElement>(null);
  useTitle(`${texts.nouns[noun]} ${payable.number}`);
  return (
    <>
      <BackLink noun={noun} />
      <header className="mt-2 mb-8 flex flex-wrap items-center justify-between gap-x-8 gap-y-5">
        <div className="min-w-0">
          <h1
            ref={(node) => {
              heading.current = node;
              return passFocusToHeading(node);
            }}
            tabIndex={-1}
            className="text-2xl wrap-anywhere"
          >
            {texts.nouns[noun]} <span className="inline-block">{payable.number}</span>
          </h1>
          <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2">
            <p className="text-xl font-semibold tabular">{formatMoney(amount, currency)}</p>
            <StatusBadges payable={payable} />
            {refundedAmount > 0 && (
              <p className="text-muted tabular">{`${formatMoney(refundedAmount, currency)} refunded`}</p>
            )}
          </div>
        </div>
        <PayNow
          payable={payable}
          noun={noun}
          isPaying={payingId === payable.id}
          canPay={canPay}
          onPay={() => onPay(payable)}
          fallback={heading}
        />
        {shown && (
          <div className="basis-full">
            <PaymentAlert {...shown} />
          </div>
        )}
      </header>
      {confirmation}
      <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <div className="flex flex-col gap-6">
          {children}
          <PayablePanel id="documents" title={texts.documents}>
            {wasPaid ? (
              <ReceiptLine payable={payable} />
            ) : (
              <p className="text-muted">
                {payable.status === 'Cancelled' ? texts.noDocumentsEver(noun) : texts.noDocuments}
              </p>
            )}
            <ReversedReceipts payable={payable} />
          </PayablePanel>
        </div>
        <div className="flex flex-col gap-6">
          <PayableTimeline payable={payable} />
          <CancelPanel payable={payable} noun={noun} />
          <PayableHelp payable={payable} noun={noun} />
        </div>
      </div>
    </>
  );
}

export function BackLink({ noun }: Pick<PayablePageProps<Payable>, 'noun'>) {
  return (
    <a
      href={noun === 'invoice' ? paths.profileInvoices : paths.profileOrders}
      className="inline-flex min-h-11 items-center gap-2 text-action-text underline decoration-1 underline-offset-4 hover:decoration-2 print:hidden"
    >
      <ArrowLeft aria-hidden className="size-4" />
      {texts.backTo[noun]}
    </a>
  );
}
