import type { ReactNode } from 'react';

/** The page's width and side margins. */
export function Container({
  className = '',
  children,
}: {
  className?: string;
  children: ReactNode;
}) {
  return <div className={`page-width ${className}`}>{children}</div>;
}
