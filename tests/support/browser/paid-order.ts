import { receiptId, receiptNumber } from '../../../functions/shared/receipt-numbers.ts';
import { withMoments, type Receipt } from '../../../functions/shared/receipts.ts';
import { receipts } from '../../../functions/src/receipts/documents.ts';
import type { ReceiptFacts } from '../../../functions/src/receipts/issue/build-receipt.ts';
import { anIssuedReceipt } from '../issued-receipts.ts';
import type { Account } from '../functions/accounts.ts';
import { storeOrder } from '../functions/stored.ts';

interface PaidOrder {
  /** Of its document. */
  path: string;
  /** Of its receipt. */
  number: string;
  receipt: Receipt;
}

/** An order with its receipt, of which it may not know yet. */
export async function aPaidOrder(
  account: Account,
  {
    status = 'Paid',
    knowsReceipt = true,
    ...facts
  }: Partial<ReceiptFacts> & { status?: string; knowsReceipt?: boolean } = {},
): Promise<PaidOrder> {
  const number = receiptNumber('02-03', Math.floor(Math.random() * 90_000_000) + 1);
  const { path } = await storeOrder(account, {
    status,
    paymentId: 'pay_Example0000001',
    ...(knowsReceipt && { receiptNumber: number }),
  });
  const issued = anIssuedReceipt({ ...facts, uid: account.uid, number });
  await receipts.doc(receiptId(number)).set(issued);
  return { path, number, receipt: withMoments(issued, (moment) => moment.toDate()) };
}
