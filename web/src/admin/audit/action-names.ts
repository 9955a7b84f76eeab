import type { AuditAction } from '@shared/admin/audit.ts';

/** What staff did, in words. */
export const actionNames: Record<AuditAction, string> = {
  'grant-role': 'Granted a role',
  'export-customer': "Exported a customer's data",
  'revoke-role': 'Revoked a role',
  'issue-invoice': 'Issued an invoice',
  'remind-of-invoice': 'Sent an invoice reminder',
  'cancel-invoice': 'Cancelled an invoice',
  'complete-order': 'Marked an order Completed',
  'refund-payment': 'Refunded a payment',
  'retry-refund': 'Retried a refund',
  'sync-payment': 'Synced a payment from Razorpay',
  'capture-payment': 'Captured a payment',
  'retry-deletion': 'Retried an account deletion',
  'retry-receipt': 'Retried a receipt',
  'resend-email': 'Resent an email',
  'dismiss-email': 'Dismissed an email',
  'resolve-alert': 'Resolved an alert',
  reconcile: 'Reconciled with Razorpay',
  'note-message': 'Added a note to a message',
  'close-messages': 'Closed messages',
  'delete-message': "Deleted a visitor's message",
  undo: 'Undid a change',
  'reply-to-message': 'Replied to a message',
};
