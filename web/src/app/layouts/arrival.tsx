import { useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from '../../lib/router.ts';
import { headOf } from '../head.ts';

/**
 * What a change of page brings with it: title and description, the top of the page, and the focus on
 * its heading, or the place that the hash names. It stands beside the page, so that it acts when the page
 * is there. Going back and forward keeps the browser's own scroll position.
 */
export function Arrival() {
  const { pathname, hash } = useLocation();
  const navigationType = useNavigationType();
  const lastPath = useRef(pathname);
  useEffect(() => {
    writeHead(pathname);
    if (lastPath.current === pathname) return;
    lastPath.current = pathname;
    const named = document.getElementById(hash.slice(1));
    if (navigationType !== NavigationType.Pop) {
      if (named) named.scrollIntoView({ behavior: 'instant' });
      else globalThis.scrollTo({ top: 0, behavior: 'instant' });
    }
    focus(named ?? document.querySelector('main h1') ?? document.querySelector('main'));
  }, [pathname, hash, navigationType]);
  return null;
}

function writeHead(path: string): void {
  const { title, description } = headOf(path);
  document.title = title;
  document.querySelector('meta[name="description"]')?.setAttribute('content', description);
  const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  if (canonical) canonical.href = new URL(path, canonical.href).href;
}

function focus(place: HTMLElement | null): void {
  place?.setAttribute('tabindex', '-1');
  place?.focus({ preventScroll: true });
}
