import type { AuditedChange } from '../../shared/admin/audit.ts';
import type { AdminRequest } from '../../shared/admin/admin-actions.ts';
import type { Actor } from '../audit/actor.ts';
import { applyPayment } from './payments/apply-payment.ts';
import { askRazorpay } from './payments/ask-razorpay.ts';
import { capturePayment } from './payments/capture-payment.ts';
import { cancelInvoice } from './payables/cancel-invoice.ts';
import { changePayable } from './payables/change-payable.ts';
import { closeMessages } from './messages/close-messages.ts';
import { deleteMessage } from './messages/delete-message.ts';
import { dismissEmail } from './dismiss-email.ts';
import { issueInvoice } from './payables/issue-invoice.ts';
import { recordBankPayment } from './payments/record-bank-payment.ts';
import { reverseBankPayment } from './payments/reverse-bank-payment.ts';
import { changePlanByStaff } from './plans/change-plan-by-staff.ts';
import { startReconciliation } from './reconcile/start-reconciliation.ts';
import { refundPayment } from './payments/refund-payment.ts';
import { remindOfInvoice } from './payables/remind-of-invoice.ts';
import { noteMessage } from './messages/note-message.ts';
import { replyToMessage } from './messages/reply-to-message.ts';
import { recordDownload } from './record-download.ts';
import { requesterOf } from './requester.ts';
import { resendEmail } from './resend-email.ts';
import { resolveAlert } from './resolve-alert.ts';
import { retryDeletion } from './retry-deletion.ts';
import { retryReceipt } from './payments/retry-receipt.ts';
import { retryRefund } from './payments/retry-refund.ts';
import { syncPayment } from './payments/sync-payment.ts';
import { undoChange } from './undo-change.ts';

/** Serves the admin panel and the operator's command line. Throws ServerErrors. */
export async function applyAction(request: AdminRequest, who: Actor): Promise<AuditedChange> {
  const actor = requesterOf(request, who);
  switch (request.action) {
    case 'cancel-invoice':
      return cancelInvoice(request, actor);
    case 'record-bank-payment':
      return recordBankPayment(request, actor);
    case 'reverse-bank-payment':
      return reverseBankPayment(request, actor);
    case 'cancel-plan':
    case 'renew-plan':
    case 'change-plan-terms':
    case 'end-plan':
    case 'hold-renewal':
    case 'release-renewal':
    case 'extend-grace':
      return changePlanByStaff(request, actor);
    case 'complete-order':
      return changePayable({ ...request, actor, from: 'Paid', to: 'Completed' });
    case 'issue-invoice':
      return issueInvoice(request, actor);
    case 'remind-of-invoice':
      return remindOfInvoice(request, actor);
    case 'refund-payment':
      return refundPayment(request, actor);
    case 'apply-payment':
      return applyPayment(request, actor);
    case 'retry-refund':
      return retryRefund(request, actor);
    case 'sync-payment':
      return syncPayment(request, actor);
    case 'ask-razorpay':
      return askRazorpay(request, actor);
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
    case 'record-download':
      return recordDownload(request, actor);
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
