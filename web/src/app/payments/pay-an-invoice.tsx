import LockKeyhole from 'lucide-react/icons/lock-keyhole';
import { useState } from 'react';
import { Button } from '../../components/button.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { ScrollArea } from '../../components/scroll-area.tsx';
import { LoadingStatus, Skeleton } from '../../components/skeleton.tsx';
import { invoices as texts } from '../../content/contact.ts';
import { openAuthDialog } from '../../core/auth/auth-dialog.ts';
import { PayableList } from '../../core/payments/payable-list.tsx';
import { PaymentAlert } from '../../core/payments/payment-message.tsx';
import { usePaymentRefusal } from '../../core/payments/use-payment-refusal.ts';
import { type LoggedIn, personOf, useSession } from '../../core/session/session.ts';
import { InvoiceForm } from '../../features/invoices/components/invoice-form.tsx';
import { useInvoiceClaim } from '../../features/invoices/use-invoice-claim.ts';
import { dueBy } from '../../core/payments/due-by.ts';
import { useLiveList } from '../../core/database/use-live-list.ts';
import { payerOf, toStoredInvoice } from '../../features/invoices/stored-invoice.ts';
import { usePayments } from './use-payments.ts';

interface PayAnInvoiceProps {
  /** The level of its headings. */
  level: 2 | 3;
}

export function PayAnInvoice({ level }: PayAnInvoiceProps) {
  const session = useSession();
  switch (session.status) {
    case 'unknown':
      return (
        <LoadingStatus text="Loading invoices...">
          <Skeleton className="h-48" />
        </LoadingStatus>
      );
    case 'logged-out':
      return (
        <EmptyState
          icon={LockKeyhole}
          text={texts.logIn}
          action={
            <Button data-opens-auth-dialog onClick={() => openAuthDialog()}>
              Log in or sign up
            </Button>
          }
        />
      );
    case 'logged-in':
      return <InvoicesToPay key={session.account.uid} session={session} level={level} />;
  }
}

function InvoicesToPay({ session, level }: PayAnInvoiceProps & { session: LoggedIn }) {
  const Heading = `h${level}` as const;
  const { uid, isVerified } = session.account;
  useInvoiceClaim(session.account);
  const invoices = useLiveList(uid, 'invoices', toStoredInvoice);
  const payments = usePayments('contact', payerOf);
  const refusal = usePaymentRefusal();
  const [formPayableId, setFormPayableId] = useState<string>();
  const { message } = payments;
  const isOfForm = message?.payableId === formPayableId;
  return (
    <div className="flex flex-col gap-10">
      <div>
        <Heading id="your-invoices" className="mb-4 text-lg">
          {texts.listTitle}
        </Heading>
        <ScrollArea labelledBy="your-invoices" className="max-h-104">
          <PayableList
            {...payments}
            message={isOfForm ? undefined : message}
            onPay={(invoice) => {
              setFormPayableId(undefined);
              payments.onPay(invoice);
            }}
            items={invoices}
            noun="invoice"
            level={level === 2 ? 3 : 4}
            titleOf={({ number }) => `Inv #${number}`}
            detailOf={({ issued }) => issued?.dueAt && dueBy(issued.dueAt)}
            empty={
              <EmptyState
                text={texts.none}
                action={<p className="text-sm text-muted">{texts.noneHint}</p>}
              />
            }
          />
        </ScrollArea>
      </div>
      {refusal ? (
        <PaymentAlert {...refusal} />
      ) : (
        <InvoiceForm
          uid={uid}
          level={level}
          customer={personOf(session)}
          isVerified={isVerified}
          listed={invoices.list}
          isPaying={payments.payingId !== undefined}
          canPay={payments.canPay}
          message={isOfForm ? message : undefined}
          onSaved={(invoice) => {
            setFormPayableId(invoice.id);
            payments.onPay(invoice);
          }}
        />
      )}
    </div>
  );
}
