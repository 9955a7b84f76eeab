import type { ReactNode } from 'react';
import { Skeleton } from '../../../components/skeleton.tsx';

/** The summary stays in view beside a long list. */
export function CartFrame({ list, summary }: { list: ReactNode; summary: ReactNode }) {
  return (
    <div className="flex flex-col gap-6 lg:grid lg:grid-cols-[1fr_22rem] lg:items-start lg:gap-8">
      {list}
      <div className="max-lg:contents lg:sticky lg:top-25 lg:flex lg:flex-col lg:gap-6">
        {summary}
      </div>
    </div>
  );
}

export function CartSkeleton() {
  return (
    <CartFrame
      list={<Skeleton className="h-44 sm:h-28" />}
      summary={<Skeleton className="h-33 lg:h-36" />}
    />
  );
}
