import type { ReactNode } from 'react';
import { useOverflow } from './use-overflow.ts';

/** What a dialog holds under its title. Where it is cut by the window it fades, so that one scrolls. */
export function DialogBody({ children }: { children: ReactNode }) {
  const { area, content, hasMore, measure } = useOverflow<HTMLDivElement>();
  return (
    <div className="relative flex min-h-0 flex-col">
      <div ref={area} onScroll={measure} className="overflow-y-auto overscroll-contain">
        <div ref={content} className="px-5 py-5 sm:px-8">
          {children}
        </div>
      </div>
      {hasMore && (
        <div
          aria-hidden
          className="pointer-events-none absolute inset-x-0 bottom-0 h-10 rounded-b-base bg-linear-to-t from-surface-raised to-transparent"
        />
      )}
    </div>
  );
}
