import { useId, type ReactNode } from 'react';
import { formatDateTime } from '../../lib/format-date-time.ts';

export function FigureList({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-4 text-lg">
        {title}
      </h2>
      <dl className="grid grid-cols-2 gap-4 sm:grid-cols-3 lg:grid-cols-5">{children}</dl>
    </section>
  );
}

interface FigureProps {
  name: string;
  value: number;
  /** The list behind the figure. */
  href?: string;
}

/** When something happened last. */
export function LastTime({ name, at }: { name: string; at: Date | undefined }) {
  return (
    <div className={card}>
      <dt className="text-sm text-muted">{name}</dt>
      <dd className="py-1 font-semibold tabular">{at ? formatDateTime(at) : 'None yet'}</dd>
    </div>
  );
}

/** A count, which leads to its list where there is one. */
export function Figure({ name, value, href }: FigureProps) {
  const shown = value.toLocaleString('en-IN');
  return (
    <div className={card}>
      <dt className="text-sm text-muted">{name}</dt>
      <dd className="text-xl font-semibold tabular">
        {href ? (
          <a href={href} aria-label={`${name}: ${shown}`} className={link}>
            {shown}
          </a>
        ) : (
          shown
        )}
      </dd>
    </div>
  );
}

const link = 'inline-block min-w-11 py-1 text-action-text underline underline-offset-4';
const card = 'rounded-base border border-line bg-surface-raised px-5 py-4 shadow-soft';
