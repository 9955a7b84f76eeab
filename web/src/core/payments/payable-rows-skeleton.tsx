import { Skeleton } from '../../components/skeleton.tsx';
import { listLayout, rowLayout } from './payable-row.tsx';

const rows = ['first', 'second'];

export function PayableRowsSkeleton() {
  return (
    <div aria-hidden className={listLayout}>
      {rows.map((row) => (
        <div key={row} className={rowLayout}>
          <div className="min-w-0 basis-full">
            <Skeleton className="h-[1lh] max-w-52" />
            <div className="text-sm">
              <Skeleton className="mt-1 h-[1lh] max-w-40" />
              <Skeleton className="mt-1 h-[1lh] max-w-80" />
            </div>
          </div>
          <div className="text-lg">
            <Skeleton className="h-[1lh] w-24" />
          </div>
          <Skeleton className="h-6 w-20 rounded-full" />
          <Skeleton className="h-11 w-25" />
        </div>
      ))}
    </div>
  );
}
