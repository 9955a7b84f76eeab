import { Alert } from '../../../components/alert.tsx';
import { Button } from '../../../components/button.tsx';
import { Dialog } from '../../../components/dialog.tsx';
import { messages } from '../../../content/receipts.ts';
import type { OpenedReceipt } from '../use-receipt.ts';
import { DownloadReceiptButton } from './download-receipt-button.tsx';
import { ReceiptSheet } from './receipt-sheet.tsx';
import { ReceiptSkeleton } from './receipt-skeleton.tsx';

interface ReceiptDialogProps {
  number: string;
  opened: OpenedReceipt;
}

export function ReceiptDialog({ number, opened }: ReceiptDialogProps) {
  const { isOpen, receipt, failure, open, close } = opened;
  return (
    <Dialog
      kind="text"
      open={isOpen}
      onOpenChange={(wanted) => wanted || close()}
      title={receipt?.title ?? 'Receipt'}
      description={number}
    >
      {receipt ? (
        <>
          <ReceiptSheet receipt={receipt} />
          <DownloadReceiptButton variant="quiet" className="mt-6" number={number} />
        </>
      ) : failure === undefined ? (
        <ReceiptSkeleton />
      ) : (
        <Alert tone="danger">
          <p>
            {messages.notShown(number)} {failure}
          </p>
          <Button variant="link" onClick={open}>
            Try again
          </Button>
        </Alert>
      )}
    </Dialog>
  );
}
