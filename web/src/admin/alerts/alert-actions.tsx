import { indianDay } from '@shared/values/indian-time.ts';
import { buttonClass } from '../../components/button-class.ts';
import type { AdminAlert } from './api/watch-alerts.ts';
import type { StaffAction } from '../actions/staff-action.ts';
import { customerPath, adminPaths, reconcilePath } from '../records/admin-paths.ts';
import { alertActionKinds, type AlertActionKind } from './alert-action-kinds.ts';
import { syncAction } from '../payments/payment-actions.ts';
import { AlertCustomer } from './alert-customer.tsx';
import { AlertPayment } from './alert-payment.tsx';
import { ActionButtons } from '../actions/action-buttons.tsx';
import { UncapturedPayments } from '../payments/payment-list.tsx';

export function AlertActions({ alert }: { alert: AdminAlert }) {
  return alertActionKinds[alert.kind].map((kind) => (
    <AlertAction key={kind} kind={kind} alert={alert} />
  ));
}

function AlertAction({
  kind,
  alert: { paymentId, uid, lastAt },
}: {
  kind: AlertActionKind;
  alert: AdminAlert;
}) {
  switch (kind) {
    case 'payment':
      return paymentId === '' ? null : <AlertPayment id={paymentId} />;
    case 'sync':
      return paymentId === '' ? null : <ActionButtons actions={[syncAction(paymentId)]} />;
    case 'captures':
      return <UncapturedPayments />;
    case 'deletion':
      return uid === '' ? null : <ActionButtons actions={[retryDeletionAction(uid)]} />;
    case 'customer':
      return uid === '' ? null : <AlertCustomer uid={uid} />;
    case 'left':
      return uid === '' ? null : (
        <LinkButton href={customerPath(uid)} text="View the remaining invoices" />
      );
    case 'emails':
      return <LinkButton href={adminPaths.emails} text="View failed emails" />;
    case 'messages':
      return <LinkButton href={adminPaths.messages} text="View messages" />;
    case 'reconcile':
      return (
        lastAt && <LinkButton href={reconcilePath(indianDay(lastAt))} text="Reconcile that day" />
      );
  }
}

function LinkButton({ href, text }: { href: string; text: string }) {
  return (
    <p>
      <a href={href} className={buttonClass({ variant: 'quiet' })}>
        {text}
      </a>
    </p>
  );
}

function retryDeletionAction(uid: string): StaffAction {
  return {
    label: 'Try again',
    title: 'Finish deleting this account now?',
    consequences:
      "This deletes what's left of the account, as the customer asked. We keep the records needed for accounting, without the customer's name. This can't be undone.",
    isGrave: true,
    describeResult: () => 'Account deleted.',
    toAdminAction: () => ({ action: 'retry-deletion', uid }),
  };
}
