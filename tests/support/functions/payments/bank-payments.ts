import { randomUUID } from 'node:crypto';
import { recordBankPayment } from '../../../../functions/src/admin/payments/record-bank-payment.ts';

interface BankTransfer {
  uid: string;
  /** The id of the invoice. */
  id: string;
  paidOn: string;
  amountMinor: number;
  reference?: string;
}

export function aReference(): string {
  return `UTR${randomUUID().replaceAll('-', '').slice(0, 13)}`.toUpperCase();
}

export function payByBank({
  uid,
  id,
  paidOn,
  amountMinor,
  reference = aReference(),
}: BankTransfer) {
  const request = {
    action: 'record-bank-payment',
    idempotencyKey: randomUUID(),
    payable: { type: 'invoice', uid, id },
    reference,
    paidOn,
    amountMinor,
  } as const;
  return recordBankPayment(request, { actorUid: null, actorEmail: null, requestHash: reference });
}
