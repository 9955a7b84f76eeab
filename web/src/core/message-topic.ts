import { productById } from '@shared/catalogue.ts';
import { paths } from '@shared/paths.ts';
import { useSyncExternalStore } from 'react';
import { sales } from '../content/sales.ts';
import { useLocation } from '../lib/router.ts';

const parameter = 'about';

/** The message form's address for questions about products, as in `/contact?about=apac-debt-grid`. */
export function topicHref(products: readonly { id: string }[]): string {
  return `${paths.contact}?${new URLSearchParams(products.map(({ id }) => [parameter, id]))}`;
}

/** Whether the visitor opened the site at an address with a topic. False outside of a browser. */
export function opensWithTopic(): boolean {
  return typeof location !== 'undefined' && topicMessage(location.search) !== '';
}

/** The message with which the form begins: what the address asks about. Empty if it names no product. */
export function useTopicMessage(): string {
  // Each navigation can bring another address.
  useLocation();
  return useSyncExternalStore(
    neverOtherwise,
    () => topicMessage(location.search),
    () => '',
  );
}

/** Takes the topic out of the address, so that neither a reload nor the history brings it back. */
export function dropTopic(): void {
  const address = new URL(location.href);
  address.searchParams.delete(parameter);
  history.replaceState(history.state, '', address);
}

/** Only products of the catalogue count, so that no link can put other words into the form. */
export function topicMessage(search: string): string {
  const asked = new Set(new URLSearchParams(search).getAll(parameter));
  const names = [...asked].flatMap((id) => productById(id)?.name ?? []);
  return names.length === 0 ? '' : sales.topic(names);
}

function neverOtherwise() {
  return () => undefined;
}
