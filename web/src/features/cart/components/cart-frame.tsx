import type { ReactNode } from 'react';
import { Skeleton } from '../../../components/skeleton.tsx';

export function CartFrame({ list, summary }: { list: ReactNode; summary: ReactNode }) {
  return (
    <div className="grid items-start gap-8 lg:grid-cols-[1fr_22rem]">
      {list}
      {summary}
    </div>
  );
}

export function CartSkeleton() {
  return (
    <CartFrame
      list={<Skeleton className="h-44 sm:h-28" />}
      summary={<Skeleton className="h-50" />}
    />
  );
}
