import { nameOfMethod } from '@shared/payments/payment-methods.ts';
import { formatIndianDay } from '@shared/values/indian-time.ts';
import { formatMoney, toMajorUnits } from '@shared/values/money.ts';
import { Badge } from '../../components/badge.tsx';
import { formatDateTime } from '../../lib/format-date-time.ts';
import { ActionButtons } from '../actions/action-buttons.tsx';
import type { AdminBankPayment } from './api/watch-bank-payments.ts';
import { retryReceiptActions } from './payment-actions.ts';

export function BankPaymentCard({ payment }: { payment: AdminBankPayment }) {
  const { reference, paidOn, amountMinor, currency, receiptState, reversedAt } = payment;
  return (
    <div className="rounded-base border border-line bg-surface-raised px-5 py-4 shadow-soft">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <p className="font-semibold tabular">{formatMoney(toMajorUnits(amountMinor), currency)}</p>
        {reversedAt ? (
          <Badge tone="danger">Reversed</Badge>
        ) : (
          <Badge tone="success">Received</Badge>
        )}
      </div>
      <p className="mt-1 text-sm wrap-anywhere text-muted tabular">
        {[reference, nameOfMethod('bank_transfer'), formatIndianDay(paidOn)].join(' · ')}
      </p>
      {reversedAt && (
        <p className="mt-1 text-sm text-muted tabular">{`Reversed on ${formatDateTime(reversedAt)}`}</p>
      )}
      {receiptState === 'failed' && (
        <p className="mt-1 text-sm text-danger">We couldn't issue the receipt.</p>
      )}
      <div className="mt-4 empty:hidden">
        <ActionButtons actions={retryReceiptActions(payment)} />
      </div>
    </div>
  );
}
