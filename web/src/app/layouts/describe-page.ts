import { headOf } from '../head.ts';

/** Makes the document's head speak of the page at an address. */
export function describePage(path: string): void {
  const { title, description } = headOf(path);
  document.title = title;
  document.querySelector('meta[name="description"]')?.setAttribute('content', description);
  const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  if (canonical) canonical.href = new URL(path, canonical.href).href;
}
