import { useCallback, useEffect, useRef, useState } from 'react';

/** Measures whether content is cut off. `isCut` is undefined until then, also in prerendered HTML. */
export function useOverflow<Area extends HTMLElement>() {
  const area = useRef<Area>(null);
  const content = useRef<HTMLDivElement>(null);
  const [isCut, setCut] = useState<boolean>();
  const [hasMore, setMore] = useState(false);

  const measure = useCallback(() => {
    if (!area.current) return;
    const { scrollHeight, clientHeight, scrollTop, scrollWidth, clientWidth } = area.current;
    setCut(scrollHeight > clientHeight || scrollWidth > clientWidth);
    setMore(scrollHeight - clientHeight - scrollTop > 1);
  }, []);

  useEffect(() => {
    const observer = new ResizeObserver(measure);
    for (const { current } of [area, content]) if (current) observer.observe(current);
    return () => observer.disconnect();
  }, [measure]);

  return { area, content, isCut, hasMore, measure };
}
