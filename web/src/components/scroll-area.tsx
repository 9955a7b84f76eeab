import type { ReactNode } from 'react';
import { useOverflow } from './use-overflow.ts';

interface ScrollAreaProps {
  labelledBy: string;
  className: string;
  children: ReactNode;
}

/** Makes its area focusable and shows a fade while content is cut off. */
export function ScrollArea({ labelledBy, className, children }: ScrollAreaProps) {
  const { area, content, isCut, hasMore, measure } = useOverflow<HTMLElement>();
  return (
    <div className="relative">
      <section
        ref={area}
        aria-labelledby={labelledBy}
        {...(isCut && { tabIndex: 0 })}
        onScroll={measure}
        className={`overflow-y-auto rounded-base ${className}`}
      >
        <div ref={content}>{children}</div>
      </section>
      {hasMore && (
        <div
          aria-hidden
          className="pointer-events-none absolute inset-x-0 bottom-0 h-16 rounded-b-base border border-t-0 border-line bg-linear-to-t from-surface-raised to-transparent"
        />
      )}
    </div>
  );
}
