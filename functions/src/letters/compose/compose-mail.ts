import type { LetterKind } from '../../outbox/outbox-entry.ts';
import type { Mail } from '../../platform/mail/mailer.ts';
import type { ClaimedEntry } from '../send/claim-entry.ts';
import { composeContactAcknowledged } from './compose-contact-acknowledged.ts';
import { composeContactDigest } from './compose-contact-digest.ts';
import { composeContactNotice } from './compose-contact-notice.ts';
import { composeInvoiceIssued } from './compose-invoice-issued.ts';
import { composeOperatorAttention } from './compose-operator-attention.ts';
import { composePaymentConfirmed } from './compose-payment-confirmed.ts';
import { composePaymentFailed } from './compose-payment-failed.ts';
import { composePaymentReturned } from './compose-payment-returned.ts';
import { composeRefundMade } from './compose-refund-made.ts';
import type { Draft, DraftRequest } from './draft.ts';
import type { LetterSender } from '../send/letter-sender.ts';

const composers: Record<LetterKind, (request: DraftRequest) => Promise<Draft>> = {
  payment_confirmed: composePaymentConfirmed,
  payment_failed: composePaymentFailed,
  payment_returned: composePaymentReturned,
  invoice_issued: composeInvoiceIssued,
  refund_made: composeRefundMade,
  contact_acknowledged: composeContactAcknowledged,
  contact_notice: composeContactNotice,
  contact_digest: composeContactDigest,
  operator_attention: composeOperatorAttention,
};

/**
 * Reads what a letter tells and writes it down. The same letter always has the same id as a mail. Throws
 * Undeliverable when nobody shall get it.
 */
export async function composeMail(
  { id, entry: letter }: ClaimedEntry,
  outbox: LetterSender,
): Promise<Mail> {
  const { operatorEmail, siteUrl } = outbox;
  return { id, ...(await composers[letter.kind]({ id, entry: letter, operatorEmail, siteUrl })) };
}
