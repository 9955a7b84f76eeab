import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react';

interface ScrollAreaProps {
  /** The id of its heading. */
  labelledBy: string;
  /** Sets the height limit. */
  className: string;
  children: ReactNode;
}

/**
 * A part of the page with a limited height. While it is cut, the keyboard can reach and scroll it, and
 * its lower edge fades where there is more.
 */
export function ScrollArea({ labelledBy, className, children }: ScrollAreaProps) {
  const area = useRef<HTMLElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const [isCut, setCut] = useState(false);
  const [hasMore, setMore] = useState(false);

  const measure = useCallback(() => {
    if (!area.current) return;
    const { scrollHeight, clientHeight, scrollTop } = area.current;
    setCut(scrollHeight > clientHeight);
    setMore(scrollHeight - clientHeight - scrollTop > 1);
  }, []);

  useEffect(() => {
    const observer = new ResizeObserver(measure);
    for (const { current } of [area, content]) if (current) observer.observe(current);
    return () => observer.disconnect();
  }, [measure]);

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
          className="pointer-events-none absolute inset-x-0 bottom-0 h-12 rounded-b-base bg-linear-to-t from-surface-raised to-transparent"
        />
      )}
    </div>
  );
}
