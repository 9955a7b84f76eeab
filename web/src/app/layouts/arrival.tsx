import { useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from '../../lib/router.ts';
import { headOf } from '../head.ts';

/**
 * What a change of page brings with it: title and description, the top of the page, and the focus on
 * its heading. It stands beside the page, so that it acts when the page is there. Going back and forward
 * keeps the browser's own scroll position, and a hash is the landing page's to arrive at.
 */
export function Arrival() {
  const { pathname, hash } = useLocation();
  const navigationType = useNavigationType();
  const lastPath = useRef(pathname);
  useEffect(() => {
    const { title, description } = headOf(pathname);
    document.title = title;
    document.querySelector('meta[name="description"]')?.setAttribute('content', description);
    if (lastPath.current === pathname) return;
    lastPath.current = pathname;
    if (hash) return;
    if (navigationType !== NavigationType.Pop) globalThis.scrollTo({ top: 0, behavior: 'instant' });
    focusHeading();
  }, [pathname, hash, navigationType]);
  return null;
}

function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('main h1') ?? document.querySelector('main');
  heading?.setAttribute('tabindex', '-1');
  heading?.focus({ preventScroll: true });
}
