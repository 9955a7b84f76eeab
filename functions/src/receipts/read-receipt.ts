import { isReceiptId, receiptFileName } from '../../shared/receipts/receipt-numbers.ts';
import type { ReceiptView } from '../../shared/receipts/receipt-view.ts';
import { withTimes, type Receipt } from '../../shared/receipts/receipts.ts';
import { ServerError } from '../../shared/server-errors.ts';
import type { Reader } from '../platform/sessions/authenticate.ts';
import { receipts } from './documents.ts';
import { toReceiptView } from './to-receipt-view.ts';
import { renderReceipt } from './pdf/render-receipt.ts';

interface ReceiptFile {
  name: string;
  bytes: Buffer;
}

/** Throws like {@link readReceiptView}. */
export async function readReceiptFile(id: string, reader: Reader): Promise<ReceiptFile> {
  const receipt = await readReceipt(id, reader);
  return { name: receiptFileName(receipt.number), bytes: await renderReceipt(receipt) };
}

/**
 * Throws `forbidden` for other readers and unknown numbers alike, so that numbers can't be guessed. Staff whose
 * sign-in is refused get the reason in both cases.
 */
export async function readReceiptView(id: string, reader: Reader): Promise<ReceiptView> {
  return toReceiptView(await readReceipt(id, reader));
}

async function readReceipt(id: string, { uid, staffRefusal }: Reader): Promise<Receipt> {
  if (!isReceiptId(id)) throw new ServerError('forbidden');
  const issued = (await receipts.doc(id).get()).data();
  const refusal = issued?.uid === uid ? undefined : staffRefusal;
  if (refusal && refusal !== 'not-staff') throw new ServerError(refusal);
  if (!issued || refusal) throw new ServerError('forbidden');
  return withTimes(issued, (moment) => moment.toDate());
}
