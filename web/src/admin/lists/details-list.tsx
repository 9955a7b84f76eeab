import type { ReactNode } from 'react';

export function DetailsList({ details }: { details: readonly (readonly [string, ReactNode])[] }) {
  return (
    <dl className="divide-y divide-line rounded-base border border-line bg-surface-raised shadow-soft">
      {details.map(([name, value]) => (
        <div key={name} className="flex flex-wrap justify-between gap-x-8 px-5 py-3 sm:flex-nowrap">
          <dt className="text-muted">{name}</dt>
          <dd className="min-w-0 wrap-anywhere tabular sm:text-right">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
