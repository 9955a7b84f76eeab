import type { AlertKind } from '../../../shared/admin/alerts.ts';
import type { EmailKind } from '../../../shared/messages/email-kinds.ts';
import type { OutboxEntry } from '../../outbox/outbox-entry.ts';
import type { EmailContent } from '../email-content.ts';
import { composeAccountDeleted } from './account/account-deleted.ts';
import { composeContactAcknowledged } from './messages/contact-acknowledged.ts';
import { composeContactDigest } from './messages/contact-digest.ts';
import { composeContactNotice } from './messages/contact-notice.ts';
import { composeEmailChange } from './account/email-change.ts';
import { composeEmailChanged } from './account/email-changed.ts';
import { composeEmailChangeRequested } from './account/email-change-requested.ts';
import { composeEmailVerification } from './account/email-verification.ts';
import { composeInvoiceCancelled } from './payments/invoice-cancelled.ts';
import { composeInvoiceIssued } from './payments/invoice-issued.ts';
import { composeInvoiceLapsed } from './payments/invoice-lapsed.ts';
import { composeInvoiceReminder } from './payments/invoice-reminder.ts';
import { composeMessageAnswered } from './messages/message-answered.ts';
import { composeOperatorAlert } from './operator-alert.ts';
import { composePasswordChanged } from './account/password-changed.ts';
import { composePasswordReset } from './account/password-reset.ts';
import { composePaymentApplied } from './plans/payment-applied.ts';
import { composePaymentConfirmed } from './payments/payment-confirmed.ts';
import { composePaymentFailed } from './payments/payment-failed.ts';
import { composePaymentReturned } from './payments/payment-returned.ts';
import { composePaymentReversed } from './payments/payment-reversed.ts';
import {
  composePlanCancelled,
  composePlanEnded,
  composeRenewalOffered,
  composeRenewalTurnedOn,
} from './plans/plan-email.ts';
import { composePlanChanged } from './plans/plan-changed.ts';
import { composePlanSuspended } from './plans/plan-suspended.ts';
import { composeRenewalReminder } from './plans/renewal-reminder.ts';
import { composeRenewalRequested } from './plans/renewal-requested.ts';
import { composeRefundMade } from './payments/refund-made.ts';
import { composeSaleNotice } from './payments/sale-notice.ts';
import { composeSalesDigest } from './payments/sales-digest.ts';
import { composeSignInMethodAdded } from './account/sign-in-method-added.ts';

interface Email {
  /**
   * `id` is the email's id, or that of the email that it's a copy of. Throws Undeliverable if the email must not be sent.
   */
  compose: (entry: OutboxEntry, id: string) => Promise<EmailContent>;
  /**
   * The alert to raise if the email fails. Emails about money have their own, because customers can make other
   * emails fail at no cost. Null for emails that can go to a nonexistent address, for emails about a deleted
   * account, and for alerts.
   */
  failure: Extract<AlertKind, 'email_failed' | 'payment_email_failed'> | null;
}

export const emails: Record<EmailKind, Email> = {
  payment_confirmed: { compose: composePaymentConfirmed, failure: 'payment_email_failed' },
  payment_failed: { compose: composePaymentFailed, failure: 'email_failed' },
  payment_returned: { compose: composePaymentReturned, failure: 'payment_email_failed' },
  payment_reversed: { compose: composePaymentReversed, failure: 'payment_email_failed' },
  payment_applied: { compose: composePaymentApplied, failure: 'payment_email_failed' },
  invoice_issued: { compose: composeInvoiceIssued, failure: 'email_failed' },
  invoice_reminder: { compose: composeInvoiceReminder, failure: 'email_failed' },
  invoice_cancelled: { compose: composeInvoiceCancelled, failure: 'email_failed' },
  invoice_lapsed: { compose: composeInvoiceLapsed, failure: 'email_failed' },
  renewal_requested: { compose: composeRenewalRequested, failure: 'payment_email_failed' },
  renewal_reminder: { compose: composeRenewalReminder, failure: 'payment_email_failed' },
  renewal_offered: { compose: composeRenewalOffered, failure: 'email_failed' },
  renewal_turned_on: { compose: composeRenewalTurnedOn, failure: 'email_failed' },
  plan_changed: { compose: composePlanChanged, failure: 'email_failed' },
  plan_cancelled: { compose: composePlanCancelled, failure: 'email_failed' },
  plan_suspended: { compose: composePlanSuspended, failure: 'payment_email_failed' },
  plan_ended: { compose: composePlanEnded, failure: 'email_failed' },
  refund_made: { compose: composeRefundMade, failure: 'payment_email_failed' },
  email_verification: { compose: composeEmailVerification, failure: null },
  password_reset: { compose: composePasswordReset, failure: null },
  email_change: { compose: composeEmailChange, failure: null },
  email_change_requested: { compose: composeEmailChangeRequested, failure: 'email_failed' },
  email_changed: { compose: composeEmailChanged, failure: 'email_failed' },
  password_changed: { compose: composePasswordChanged, failure: 'email_failed' },
  sign_in_method_added: { compose: composeSignInMethodAdded, failure: 'email_failed' },
  account_deleted: { compose: composeAccountDeleted, failure: null },
  contact_acknowledged: { compose: composeContactAcknowledged, failure: null },
  message_answered: { compose: composeMessageAnswered, failure: 'email_failed' },
  sale_notice: { compose: composeSaleNotice, failure: 'email_failed' },
  sales_digest: { compose: composeSalesDigest, failure: 'email_failed' },
  contact_notice: { compose: composeContactNotice, failure: 'email_failed' },
  contact_digest: { compose: composeContactDigest, failure: 'email_failed' },
  operator_alert: { compose: composeOperatorAlert, failure: null },
};
