import { LoadingStatus, Skeleton } from '../../../components/skeleton.tsx';
import { messages } from '../../../content/receipts.ts';

/** As high as a receipt with one product, so that the layout does not move. */
export function ReceiptSkeleton() {
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
