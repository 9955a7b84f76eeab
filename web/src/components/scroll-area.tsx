import { useEffect, useRef, useState, type ReactNode } from 'react';

interface ScrollAreaProps {
  /** The id of its heading. */
  labelledBy: string;
  /** Sets the height limit. */
  className: string;
  children: ReactNode;
}

/** A part of the page with a limited height. The keyboard can reach and scroll it while it is cut. */
export function ScrollArea({ labelledBy, className, children }: ScrollAreaProps) {
  const area = useRef<HTMLElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const [isCut, setCut] = useState(false);
  useEffect(() => {
    const { current } = area;
    if (!current || !content.current) return;
    const observer = new ResizeObserver(() => setCut(current.scrollHeight > current.clientHeight));
    observer.observe(current);
    observer.observe(content.current);
    return () => observer.disconnect();
  }, []);
  return (
    <section
      ref={area}
      aria-labelledby={labelledBy}
      {...(isCut && { tabIndex: 0 })}
      className={`overflow-y-auto rounded-base ${className}`}
    >
      <div ref={content}>{children}</div>
    </section>
  );
}
