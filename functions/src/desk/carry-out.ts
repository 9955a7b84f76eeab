import type { AuditedChange } from '../../shared/audit.ts';
import type { DeskRequest } from '../../shared/desk.ts';
import type { Actor } from '../audit/actor.ts';
import { captureAtDesk } from './capture.ts';
import { changePayable } from './change-payable.ts';
import { closeMessagesAtDesk } from './close-messages.ts';
import { deleteMessageAtDesk } from './delete-message.ts';
import { dismissEmailAtDesk } from './dismiss-email.ts';
import { issueAtDesk } from './issue.ts';
import { reconcileAtDesk } from './reconciliation.ts';
import { refundAtDesk } from './refund.ts';
import { refuseUncaptured } from './refuse-uncaptured.ts';
import { remindAtDesk } from './remind.ts';
import { noteMessageAtDesk, replyAtDesk } from './reply.ts';
import { requesterOf } from './requester.ts';
import { resendAtDesk } from './resend-email.ts';
import { resolveAtDesk } from './resolve.ts';
import { retryDeletionAtDesk } from './retry-deletion.ts';
import { retryReceiptAtDesk } from './retry-receipt.ts';
import { retryRefundAtDesk } from './retry-refund.ts';
import { syncPaymentAtDesk } from './sync-payment.ts';
import { undoAtDesk } from './undo.ts';

/** Carries out a change for an administrator at the desk or for the operator's command. Throws ServerErrors. */
export async function carryOut(request: DeskRequest, who: Actor): Promise<AuditedChange> {
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
      return issueAtDesk(request, actor);
    case 'remind-of-invoice':
      return remindAtDesk(request, actor);
    case 'refund-payment':
      return refundAtDesk(request, actor);
    case 'retry-refund':
      return retryRefundAtDesk(request, actor);
    case 'sync-payment':
      return syncPaymentAtDesk(request, actor);
    case 'capture-payment':
      return captureAtDesk(request, actor);
    case 'retry-deletion':
      return retryDeletionAtDesk(request, actor);
    case 'retry-receipt':
      return retryReceiptAtDesk(request, actor);
    case 'resend-email':
      return resendAtDesk(request, actor);
    case 'dismiss-email':
      return dismissEmailAtDesk(request, actor);
    case 'resolve-alert':
      return resolveAtDesk(request, actor);
    case 'reconcile':
      return reconcileAtDesk(request, actor);
    case 'note-message':
      return noteMessageAtDesk(request, actor);
    case 'close-messages':
      return closeMessagesAtDesk(request, actor);
    case 'delete-message':
      return deleteMessageAtDesk(request, actor);
    case 'undo':
      return undoAtDesk(request, actor);
    case 'reply-to-message':
      return replyAtDesk(request, actor);
  }
}
