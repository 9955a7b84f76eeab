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

/** An order whose receipt is stored, but which does not know of it yet. */
export async function aPaidOrder(
  account: Account,
  { status = 'Paid', ...facts }: Partial<ReceiptFacts> & { status?: string } = {},
): Promise<PaidOrder> {
  const { path } = await storeOrder(account, { status, paymentId: 'pay_Example0000001' });
  const number = receiptNumber('02-03', Math.floor(Math.random() * 90_000_000) + 1);
  const issued = anIssuedReceipt({ ...facts, uid: account.uid, number });
  await receipts.doc(receiptId(number)).set(issued);
  return { path, number, receipt: withMoments(issued, (moment) => moment.toDate()) };
}
