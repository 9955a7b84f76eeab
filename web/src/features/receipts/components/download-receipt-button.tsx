import FileDown from 'lucide-react/icons/file-down';
import { useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { downloadReceipt } from '../download-receipt.ts';

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
