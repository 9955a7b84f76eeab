import { receiptFileName } from '@shared/receipts/receipt-numbers.ts';
import FileDown from 'lucide-react/icons/file-down';
import { useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { messages } from '../content.ts';
import { clearNotices, notify } from '../../../core/notices/notices.ts';
import { saveFile } from '../../../lib/save-file.ts';
import { loadReceiptFile } from '../load-receipt.ts';

interface DownloadReceiptButtonProps {
  number: string;
  variant: 'link' | 'quiet';
  className?: string;
}

export function DownloadReceiptButton({ number, ...look }: DownloadReceiptButtonProps) {
  const [isBusy, setBusy] = useState(false);

  async function download() {
    setBusy(true);
    await downloadReceipt(number);
    setBusy(false);
  }

  return (
    <Button {...look} busy={isBusy} busyLabel="Preparing..." onClick={() => void download()}>
      <FileDown aria-hidden className="size-4 shrink-0" />
      <span>
        Download receipt<span className="sr-only"> {number}</span>
      </span>
    </Button>
  );
}

async function downloadReceipt(number: string): Promise<void> {
  clearNotices();
  const answer = await loadReceiptFile(number);
  if ('failure' in answer) {
    notify('error', `${messages.notDownloaded(number)} ${answer.failure}`);
    return;
  }
  const file = receiptFileName(number);
  saveFile(file, answer.found);
  notify('success', messages.saved(file));
}
