import { paths } from '@shared/paths.ts';
import { endConfirmations } from '../core/notices/notices.ts';
import { scrollToSection } from '../features/landing/section-scroll.ts';
import { isDormant } from '../startup/dormant.ts';
import { navigate } from '../lib/router.ts';
import { loadRupeeSign } from '../lib/rupee-sign.ts';
import { loadWholePage } from './routes.ts';
import { notFoundPage, pageAt } from './site-map.ts';

/**
 * Navigates between pages without a new document, and scrolls to sections without a new address. Preloads a page
 * when the pointer or focus reaches its link. Returns a function that stops this.
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

/** Follows a link in a dormant part, whose own code can't prevent the click. */
function followDormant(event: MouseEvent): void {
  if (isDormant(event.target)) follow(event);
}

function follow(event: MouseEvent): void {
  const link = pageLinkAt(event.target);
  if (event.defaultPrevented || opensElsewhere(event) || !link) return;
  event.preventDefault();
  // Closes an open table of contents, which would cover the section that it leads to.
  link.closest('details')?.removeAttribute('open');
  const { pathname, search, hash } = link;
  // `location` is up to date even while another page renders.
  const isOnLandingPage = pathname === paths.home && location.pathname === paths.home;
  if (isOnLandingPage && hash !== '' && scrollToSection(hash.slice(1))) return;
  if (subjectOf(pathname) !== subjectOf(location.pathname)) endConfirmations();
  navigate(pathname + search + hash);
}

/** Returns the first segment of a path. All profile pages have the same one, and so do all products. */
function subjectOf(pathname: string): string | undefined {
  return pathname.split('/')[1];
}

function prefetch({ target }: Event): void {
  const link = pageLinkAt(target);
  if (!link) return;
  loadRupeeSign();
  // A click on the link tries again.
  loadWholePage(link.pathname)?.catch(() => {});
}

function pageLinkAt(target: EventTarget | null): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest('a') : null;
  return link && leadsToPage(link) ? link : null;
}

/** Returns whether the browser opens a window or saves a file for this click. */
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
