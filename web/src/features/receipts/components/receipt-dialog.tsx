import { Alert } from '../../../components/notices/alert.tsx';
import { Button } from '../../../components/button.tsx';
import { Dialog } from '../../../components/dialogs/dialog.tsx';
import { LoadingStatus, Skeleton } from '../../../components/skeleton.tsx';
import { messages } from '../content.ts';
import type { OpenedReceipt } from '../use-receipt.ts';
import { DownloadReceiptButton } from './download-receipt-button.tsx';
import { ReceiptSheet } from './receipt-sheet.tsx';

export interface ReceiptDialogProps {
  number: string;
  /** What happened to the payment since; undefined if nothing. */
  notice: string | undefined;
  opened: OpenedReceipt;
}

export function ReceiptDialog({ number, notice, opened }: ReceiptDialogProps) {
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
          {notice !== undefined && (
            <div className="mb-4">
              <Alert tone="info">
                <p>{notice}</p>
              </Alert>
            </div>
          )}
          <DownloadReceiptButton variant="quiet" className="mb-6" number={number} />
          <ReceiptSheet receipt={receipt} />
        </>
      ) : failure === undefined ? (
        <ReceiptSkeleton />
      ) : (
        <Alert tone="danger">
          <p>{`${messages.notShown(number)} ${failure}`}</p>
          <Button variant="link" onClick={open}>
            Try again
          </Button>
        </Alert>
      )}
    </Dialog>
  );
}

/** Has the height of a receipt with one product, which keeps the layout still. */
function ReceiptSkeleton() {
  return (
    <LoadingStatus text={messages.loading}>
      <Skeleton className="h-10 max-w-48" />
      <Skeleton className="h-12" />
      <div className="grid gap-6 sm:grid-cols-2">
        <Skeleton className="h-48" />
        <Skeleton className="h-48" />
      </div>
      <Skeleton className="h-36" />
      <Skeleton className="h-28" />
      <Skeleton className="h-28" />
    </LoadingStatus>
  );
}
