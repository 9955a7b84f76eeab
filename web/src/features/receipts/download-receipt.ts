import { receiptFileName } from '@shared/receipt-numbers.ts';
import { clearNotices, notify } from '../../core/notices/notices.ts';
import { saveFile } from '../../lib/save-file.ts';
import { fetchReceiptFile } from './api/fetch-receipt.ts';
import { loadReceipt } from './load-receipt.ts';
import { messages } from '../../content/receipts.ts';

/** Downloads the PDF of a receipt and shows the result. */
export async function downloadReceipt(number: string): Promise<void> {
  clearNotices();
  const answer = await loadReceipt(fetchReceiptFile(number));
  if ('failure' in answer) {
    notify('error', `${messages.notDownloaded(number)} ${answer.failure}`);
    return;
  }
  const file = receiptFileName(number);
  saveFile(file, answer.found);
  notify('success', messages.saved(file));
}
