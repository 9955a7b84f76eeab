import type { ReactNode } from 'react';

export function CartFrame({ list, summary }: { list: ReactNode; summary: ReactNode }) {
  return (
    <div className="grid items-start gap-8 lg:grid-cols-[1fr_22rem]">
      {list}
      {summary}
    </div>
  );
}
