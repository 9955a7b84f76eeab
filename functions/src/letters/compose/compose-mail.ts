import type { LetterKind } from '../../outbox/entry.ts';
import type { Mail } from '../../platform/mail/mailer.ts';
import type { ClaimedLetter } from '../send/claim-letter.ts';
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
import type { Outbox } from '../send/open-outbox.ts';

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
export async function composeMail({ id, letter }: ClaimedLetter, outbox: Outbox): Promise<Mail> {
  const { operatorEmail, siteUrl } = outbox;
  return { id, ...(await composers[letter.kind]({ id, letter, operatorEmail, siteUrl })) };
}
