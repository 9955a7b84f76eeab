import type { ReactNode } from 'react';
import { Skeleton } from '../../../components/skeleton.tsx';

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

/** Its parts are as high as a cart row and the summary, so the page doesn't jump. */
export function CartSkeleton() {
  return (
    <CartFrame
      list={
        <div className={`h-143 sm:h-90 ${panel}`}>
          <Skeleton className="h-6 w-1/2 max-w-56" />
          <Skeleton className="h-4 w-1/3 max-w-36" />
          <Skeleton className="h-4 w-3/4 max-w-96" />
          <Skeleton className="mt-6 h-12 w-full max-w-80" />
          <Skeleton className="mt-4 h-4 w-3/4 max-w-96" />
        </div>
      }
      summary={
        <div className={`h-33 justify-between lg:h-36 ${panel}`}>
          <Skeleton className="h-6" />
          <Skeleton className="h-12" />
        </div>
      }
    />
  );
}

const panel =
  'flex flex-col gap-2 overflow-clip rounded-base border border-line bg-surface-raised p-4 shadow-soft sm:p-6';
