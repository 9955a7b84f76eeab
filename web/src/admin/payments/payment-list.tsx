import { useCallback } from 'react';
import { watchPayments, watchUncaptured, type AdminPayment } from './api/watch-payments.ts';
import { PagedView, type WatchPage } from '../lists/paged-view.tsx';
import { watchBankPayments, type AdminBankPayment } from './api/watch-bank-payments.ts';
import { BankPayments, BesideBankPayments } from './bank-payment-list.tsx';
import { PaymentCard } from './payment-card.tsx';

/** Only an invoice can be paid by bank. */
export function PaymentsOfRecord({ path }: { path: string }) {
  return path.includes('/invoices/') ? (
    <PaymentsOfInvoice path={path} />
  ) : (
    <OnlinePayments path={path} empty={none} />
  );
}

function PaymentsOfInvoice({ path }: { path: string }) {
  const watch: WatchPage<AdminBankPayment> = useCallback(
    (after, ...on) => watchBankPayments({ field: 'path', value: path, after }, ...on),
    [path],
  );
  return (
    <BesideBankPayments watch={watch} list={BankPayments}>
      {(hasOthers) => <OnlinePayments path={path} empty={hasOthers ? noneOnline : none} />}
    </BesideBankPayments>
  );
}

const none = 'No payments yet.';
const noneOnline = 'No payments through Razorpay.';

function OnlinePayments({ path, empty }: { path: string; empty: string }) {
  const watch: WatchPage<AdminPayment> = useCallback(
    (after, ...on) => watchPayments({ path, after }, ...on),
    [path],
  );
  return <PaymentList watch={watch} empty={empty} />;
}

export function UncapturedPayments() {
  return <PaymentList watch={watchUncaptured} empty="No payments to capture." />;
}

function PaymentList({ watch, empty }: { watch: WatchPage<AdminPayment>; empty: string }) {
  return (
    <PagedView watch={watch} noun="payments" empty={empty}>
      {(payments) => (
        <ul className="flex flex-col gap-4">
          {payments.map((payment) => (
            <li key={payment.id}>
              <PaymentCard payment={payment} />
            </li>
          ))}
        </ul>
      )}
    </PagedView>
  );
}
