import type { ReactNode } from 'react';
import type { Watched } from '../lists/use-watched.ts';
import { Part } from '../lists/part.tsx';
import { WatchedView } from '../lists/watched-view.tsx';
import { formatDateTime } from '../../lib/format-date-time.ts';

interface FigureListProps<Value> {
  title: string;
  watched: Watched<Value>;
  children: (value: Value) => ReactNode;
}

export function FigureList<Value>({ title, watched, children }: FigureListProps<Value>) {
  return (
    <Part title={title}>
      <WatchedView watched={watched} noun="figures" height="h-24">
        {(value) => (
          <dl className="grid grid-cols-2 gap-4 sm:grid-cols-3 lg:grid-cols-5">
            {children(value)}
          </dl>
        )}
      </WatchedView>
    </Part>
  );
}

interface FigureProps {
  name: string;
  /** A count, or a formatted amount. */
  value: number | string;
  /** The page that lists what the figure counts. */
  href: string;
}

export function Figure({ name, value, href }: FigureProps) {
  const shown = value.toLocaleString('en-IN');
  return (
    <div className={card}>
      <dt className="text-sm text-muted">{name}</dt>
      <dd className="text-lg font-semibold wrap-anywhere tabular sm:text-xl">
        <a href={href} aria-label={`${name}: ${shown}`} className={link}>
          {shown}
        </a>
      </dd>
    </div>
  );
}

interface LastTimeProps {
  name: string;
  at: Date | undefined;
  href: string;
}

export function LastTime({ name, at, href }: LastTimeProps) {
  const shown = at ? formatDateTime(at) : 'None yet';
  return (
    <div className={card}>
      <dt className="text-sm text-muted">{name}</dt>
      <dd className="font-semibold tabular">
        <a href={href} aria-label={`${name}: ${shown}`} className={link}>
          {shown}
        </a>
      </dd>
    </div>
  );
}

const link = 'inline-block min-w-11 py-1 text-action-text underline underline-offset-4';
const card = 'rounded-base border border-line bg-surface-raised px-4 py-4 shadow-soft sm:px-5';
