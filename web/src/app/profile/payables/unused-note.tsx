import { describeUnused } from '@shared/subscriptions/unused-money.ts';
import { Alert } from '../../../components/notices/alert.tsx';
import { planIdsOf } from '../../../features/invoices/plan-request.ts';
import type { StoredInvoice } from '../../../features/invoices/stored-invoice.ts';

/** Says that a payment changed no plan, or not every plan of its invoice, until it's refunded. */
export function UnusedNote({ invoice }: { invoice: StoredInvoice }) {
  const { unchangedPlans, status, refundedAmount, request } = invoice;
  if (unchangedPlans.length === 0 || status === 'Refunded' || refundedAmount > 0) return null;
  return (
    <div className="mb-6">
      <Alert tone="info">
        {describeUnused(unchangedPlans.length === planIdsOf(request).length)}
      </Alert>
    </div>
  );
}
