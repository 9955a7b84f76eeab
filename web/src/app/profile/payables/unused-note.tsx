import { describeUnused } from '@shared/subscriptions/unused-money.ts';
import { Alert } from '../../../components/notices/alert.tsx';
import { planIdsOf } from '../../../features/invoices/plan-request.ts';
import type { StoredInvoice } from '../../../features/invoices/stored-invoice.ts';

/** Says that a payment changed no plan, or not every plan of its invoice, until money went back. */
export function UnusedNote({ invoice }: { invoice: StoredInvoice }) {
  const { unchangedPlans, status, refundedAmount, chargedBackAmount, request } = invoice;
  const isBack = status === 'Refunded' || refundedAmount + chargedBackAmount > 0;
  if (unchangedPlans.length === 0 || isBack) return null;
  return (
    <div className="mb-6">
      <Alert tone="info">
        {describeUnused(unchangedPlans.length === planIdsOf(request).length)}
      </Alert>
    </div>
  );
}
