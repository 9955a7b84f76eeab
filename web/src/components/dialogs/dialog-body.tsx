import type { ReactNode } from 'react';
import { useOverflow } from '../use-overflow.ts';

interface DialogBodyProps {
  label?: string | undefined;
  children: ReactNode;
}

export function DialogBody({ label, children }: DialogBodyProps) {
  const { area, content, hasMore, measure } = useOverflow<HTMLDivElement>();
  return (
    <div className="relative flex min-h-0 flex-col print:block">
      <div
        ref={area}
        onScroll={measure}
        {...(label !== undefined && { role: 'region', 'aria-label': label, tabIndex: 0 })}
        className="overflow-y-auto overscroll-contain -outline-offset-2 sm:rounded-b-base print:overflow-visible"
      >
        <div ref={content} className="px-5 py-5 sm:px-8">
          {children}
        </div>
      </div>
      {hasMore && (
        <div
          aria-hidden
          className="pointer-events-none absolute inset-x-0 bottom-0 h-10 rounded-b-base bg-linear-to-t from-surface-raised to-transparent print:hidden"
        />
      )}
    </div>
  );
}
