import { paths } from '@shared/paths.ts';
import { endConfirmations } from '../core/notices/notices.ts';
import { scrollToSection } from '../features/landing/section-scroll.ts';
import { isDormant } from '../startup/dormant.ts';
import { navigate } from '../lib/router.ts';
import { loadRupeeSign } from '../lib/rupee-sign.ts';
import { loadWholePage } from './routes.ts';
import { notFoundPage, pageAt } from './site-map.ts';

/**
 * Follows the links between the pages without a new document, and scrolls to the landing page's sections
 * without a new address. Fetches what a page needs when the pointer or the focus comes to a link. Returns a
 * function that ends it.
 */
export function followLinks(): () => void {
  const end = new AbortController();
  const { signal } = end;
  document.addEventListener('click', followDormant, { capture: true, signal });
  document.addEventListener('click', follow, { signal });
  document.addEventListener('pointerover', prefetch, { capture: true, signal });
  document.addEventListener('focusin', prefetch, { capture: true, signal });
  return () => end.abort();
}

/** React stops the events of a part whose code does not run. Such a part cannot prevent a click itself. */
function followDormant(event: MouseEvent): void {
  if (isDormant(event.target)) follow(event);
}

function follow(event: MouseEvent): void {
  const link = pageLinkAt(event.target);
  if (event.defaultPrevented || opensElsewhere(event) || !link) return;
  event.preventDefault();
  // A table of contents covers the section that it leads to.
  link.closest('details')?.removeAttribute('open');
  const { pathname, search, hash } = link;
  // `location` is current even while another page is rendering.
  const isOnLandingPage = pathname === paths.home && location.pathname === paths.home;
  if (isOnLandingPage && hash !== '' && scrollToSection(hash.slice(1))) return;
  if (subjectOf(pathname) !== subjectOf(location.pathname)) endConfirmations();
  navigate(pathname + search + hash);
}

/** The parts of the profile are of one subject, and so are the products. */
function subjectOf(pathname: string): string | undefined {
  return pathname.split('/')[1];
}

function prefetch({ target }: Event): void {
  const link = pageLinkAt(target);
  if (!link) return;
  loadRupeeSign();
  // The click tries again.
  loadWholePage(link.pathname)?.catch(() => {});
}

function pageLinkAt(target: EventTarget | null): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest('a') : null;
  return link && leadsToPage(link) ? link : null;
}

/** With these keys, a browser opens a window or saves a file. */
function opensElsewhere({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button !== 0 || metaKey || ctrlKey || shiftKey || altKey;
}

function leadsToPage(link: HTMLAnchorElement): boolean {
  return (
    link.origin === location.origin &&
    pageAt(link.pathname) !== notFoundPage &&
    link.target === '' &&
    !link.hasAttribute('download')
  );
}
