import { useCallback, useEffect, useRef, useState } from 'react';
import { useRequestedLocation } from '../../lib/router.ts';
import { adminPaths } from '../records/admin-paths.ts';
import { adminLinks } from './admin-links.ts';

/** The bar of links scrolls in a narrow window. It fades where it is cut off. */
export function AdminNavigation() {
  const { pathname } = useRequestedLocation();
  const bar = useRef<HTMLUListElement>(null);
  const [cut, setCut] = useState({ left: false, right: false });
  const measure = useCallback(() => {
    if (!bar.current) return;
    const { scrollLeft, scrollWidth, clientWidth } = bar.current;
    const right = scrollWidth - clientWidth - scrollLeft > 1;
    setCut({ left: scrollLeft > 1, right });
  }, []);
  useEffect(() => {
    const observer = new ResizeObserver(measure);
    if (bar.current) observer.observe(bar.current);
    return () => observer.disconnect();
  }, [measure]);
  useEffect(() => {
    if (bar.current) showCurrent(bar.current, pathname);
  }, [pathname]);
  return (
    <nav aria-label="Admin" className="order-last w-full">
      <ul
        ref={bar}
        onScroll={measure}
        className={`flex gap-x-5 overflow-x-auto whitespace-nowrap ${cut.left ? fadeLeft : ''} ${cut.right ? fadeRight : ''}`}
      >
        {adminLinks.map(({ href, name }) => (
          <li key={href}>
            <a href={href} aria-current={currentAt(href, pathname)} className={link}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Scrolls the link of the current page into view. */
function showCurrent(bar: HTMLUListElement, pathname: string): void {
  const current = [...bar.querySelectorAll('a')].find((it) => currentAt(it.pathname, pathname));
  if (!current) return;
  const { left, width } = current.getBoundingClientRect();
  const middle = left + width / 2 - bar.getBoundingClientRect().left;
  bar.scrollBy({ left: middle - bar.clientWidth / 2, behavior: 'instant' });
}

function currentAt(href: string, pathname: string): 'page' | 'true' | undefined {
  if (pathname === href) return 'page';
  return href !== adminPaths.overview && pathname.startsWith(`${href}/`) ? 'true' : undefined;
}

const fadeLeft = 'mask-l-from-[calc(100%-4rem)]';
const fadeRight = 'mask-r-from-[calc(100%-4rem)]';
const link =
  'inline-flex min-h-11 items-center border-b-2 border-transparent font-medium text-muted -outline-offset-2 transition-colors duration-150 hover:text-ink aria-[current]:border-action-text aria-[current]:text-ink forced-colors:aria-[current]:border-[Highlight]';
