import { productById } from '@shared/catalogue/catalogue.ts';
import { paths } from '@shared/paths.ts';
import type { PayableType } from '@shared/endpoints.ts';
import { useSyncExternalStore } from 'react';
import { messageTopics } from './message-topics.ts';
import { useLocation } from '../lib/router.ts';

const parameters = { products: 'about', product_order: 'order', invoice: 'invoice' } as const;

/** A number as people write one. */
const plainNumber = /^[\p{L}\p{N}][\p{L}\p{N} ./_#-]{0,99}$/u;

/** The message form's address for questions about products, as in `/contact?about=apac-debt-grid`. */
export function productsTopicHref(products: readonly { id: string }[]): string {
  return topicHref(products.map(({ id }) => [parameters.products, id]));
}

/** The message form's address for questions about an order or invoice. */
export function payableTopicHref({ type, number }: { type: PayableType; number: string }): string {
  return topicHref([[parameters[type], number]]);
}

function topicHref(query: string[][]): string {
  return `${paths.contact}?${new URLSearchParams(query)}`;
}

/** Whether the visitor opened the site at an address with a topic. False outside of a browser. */
export function hasTopic(): boolean {
  return typeof location !== 'undefined' && topicMessage(location.search) !== '';
}

/** The message with which the form begins: what the address asks about. Empty if it names nothing. */
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
  for (const name of Object.values(parameters)) address.searchParams.delete(name);
  history.replaceState(history.state, '', address);
}

/** Only products of the catalogue and plain numbers count, so that no link can put sentences into the form. */
export function topicMessage(search: string): string {
  const query = new URLSearchParams(search);
  const order = numberIn(query.get(parameters.product_order));
  if (order !== '') return messageTopics.order(order);
  const invoice = numberIn(query.get(parameters.invoice));
  if (invoice !== '') return messageTopics.invoice(invoice);
  const names = [...new Set(query.getAll(parameters.products))].flatMap(
    (id) => productById(id)?.name ?? [],
  );
  return names.length === 0 ? '' : messageTopics.products(names);
}

function numberIn(text: string | null): string {
  return text !== null && plainNumber.test(text) ? text : '';
}

function neverOtherwise() {
  return () => undefined;
}
