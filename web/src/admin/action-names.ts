import type { AuditAction } from '@shared/audit.ts';

/** What staff did, in words. */
export const actionNames: Record<AuditAction, string> = {
  'grant-role': 'Gave a role',
  'export-customer': 'Exported a customer’s data',
  'revoke-role': 'Took a role away',
  'issue-invoice': 'Issued an invoice',
  'remind-of-invoice': 'Reminded of an invoice',
  'cancel-invoice': 'Cancelled an invoice',
  'complete-order': 'Marked an order as Completed',
  'refund-payment': 'Refunded a payment',
  'retry-refund': 'Had a refund tried again',
  'settle-payment': 'Booked a payment as Razorpay has it',
  'capture-payment': 'Had a payment captured',
  'retry-deletion': 'Had the deletion of an account tried again',
  'retry-receipt': 'Had a receipt tried again',
  'resend-letter': 'Sent a letter again',
  'dismiss-letter': 'Put a letter away',
  'resolve-attention': 'Resolved an attention item',
  reconcile: 'Compared the ledger with Razorpay',
  'note-message': 'Noted something about a message',
  'close-messages': 'Closed messages',
  'delete-message': 'Deleted a visitor’s message',
  undo: 'Took a change back',
  'reply-to-message': 'Answered a message',
};
