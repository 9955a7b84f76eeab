import type { AuditedChange } from '../../shared/audit.ts';
import type { AdminRequest } from '../../shared/admin-actions.ts';
import type { Actor } from '../audit/actor.ts';
import { capturePayment } from './capture-payment.ts';
import { changePayable } from './change-payable.ts';
import { closeMessages } from './close-messages.ts';
import { deleteMessage } from './delete-message.ts';
import { dismissEmail } from './dismiss-email.ts';
import { issueInvoice } from './issue-invoice.ts';
import { startReconciliation } from './start-reconciliation.ts';
import { refundPayment } from './refund-payment.ts';
import { refuseUncaptured } from './refuse-uncaptured.ts';
import { remindOfInvoice } from './remind-of-invoice.ts';
import { noteMessage } from './note-message.ts';
import { replyToMessage } from './reply-to-message.ts';
import { requesterOf } from './requester.ts';
import { resendEmail } from './resend-email.ts';
import { resolveAlert } from './resolve-alert.ts';
import { retryDeletion } from './retry-deletion.ts';
import { retryReceipt } from './retry-receipt.ts';
import { retryRefund } from './retry-refund.ts';
import { syncPayment } from './sync-payment.ts';
import { undoChange } from './undo-change.ts';

/** Serves the admin panel and the operator's command line. Throws ServerErrors. */
export async function applyAction(request: AdminRequest, who: Actor): Promise<AuditedChange> {
  const actor = requesterOf(request, who);
  switch (request.action) {
    case 'cancel-invoice':
      return changePayable({
        ...request,
        actor,
        from: 'Pending',
        to: 'Cancelled',
        refuse: refuseUncaptured,
      });
    case 'complete-order':
      return changePayable({ ...request, actor, from: 'Paid', to: 'Completed' });
    case 'issue-invoice':
      return issueInvoice(request, actor);
    case 'remind-of-invoice':
      return remindOfInvoice(request, actor);
    case 'refund-payment':
      return refundPayment(request, actor);
    case 'retry-refund':
      return retryRefund(request, actor);
    case 'sync-payment':
      return syncPayment(request, actor);
    case 'capture-payment':
      return capturePayment(request, actor);
    case 'retry-deletion':
      return retryDeletion(request, actor);
    case 'retry-receipt':
      return retryReceipt(request, actor);
    case 'resend-email':
      return resendEmail(request, actor);
    case 'dismiss-email':
      return dismissEmail(request, actor);
    case 'resolve-alert':
      return resolveAlert(request, actor);
    case 'reconcile':
      return startReconciliation(request, actor);
    case 'note-message':
      return noteMessage(request, actor);
    case 'close-messages':
      return closeMessages(request, actor);
    case 'delete-message':
      return deleteMessage(request, actor);
    case 'undo':
      return undoChange(request, actor);
    case 'reply-to-message':
      return replyToMessage(request, actor);
  }
}
