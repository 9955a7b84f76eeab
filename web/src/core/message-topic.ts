import { namedProducts } from '@shared/catalogue/named-products.ts';
import { storedQuantity, type Purchase } from '@shared/catalogue/quantity.ts';
import type { CartLine } from '@shared/catalogue/stored-cart.ts';
import { paths } from '@shared/paths.ts';
import type { PayableType } from '@shared/endpoints.ts';
import { useSyncExternalStore } from 'react';
import { messageTopics } from './message-topics.ts';
import { useLocation } from '../lib/router.ts';

const parameters = { products: 'about', product_order: 'order', invoice: 'invoice' } as const;

/** The format of an order or invoice number, with at most 100 characters. */
const plainNumber = /^[\p{L}\p{N}][\p{L}\p{N} ./_#-]{0,99}$/u;

/** For example `/contact?about=apac-debt-grid`, or `/contact?about=apac-debt-grid.12.year` for a quantity. */
export function productsTopicHref(lines: readonly Purchase[]): string {
  return topicHref(
    lines.map(({ id, seats, term }) => [
      parameters.products,
      seats === undefined || term === undefined ? id : `${id}.${seats}.${term}`,
    ]),
  );
}

export function payableTopicHref({ type, number }: { type: PayableType; number: string }): string {
  return topicHref([[parameters[type], number]]);
}

function topicHref(query: string[][]): string {
  return `${paths.contact}?${new URLSearchParams(query)}`;
}

/** Returns whether the visitor opened the site at an address with a topic. False outside a browser. */
export function hasTopic(): boolean {
  return typeof location !== 'undefined' && topicMessage(location.search) !== '';
}

/** Returns the message with which the form starts, from the topic in the address. Empty if there is none. */
export function useTopicMessage(): string {
  // Renders again after each navigation, which can change the topic.
  useLocation();
  return useSyncExternalStore(
    neverOtherwise,
    () => topicMessage(location.search),
    () => '',
  );
}

/** Removes the topic from the address, so that neither a reload nor the history restores it. */
export function dropTopic(): void {
  const address = new URL(location.href);
  for (const name of Object.values(parameters)) address.searchParams.delete(name);
  history.replaceState(history.state, '', address);
}

/** Accepts only catalogue products and plain numbers, so that a link can't put sentences into the form. */
export function topicMessage(search: string): string {
  const query = new URLSearchParams(search);
  const order = numberIn(query.get(parameters.product_order));
  if (order !== '') return messageTopics.order(order);
  const invoice = numberIn(query.get(parameters.invoice));
  if (invoice !== '') return messageTopics.invoice(invoice);
  const lines = query.getAll(parameters.products).flatMap((text) => lineIn(text) ?? []);
  const unique = [...new Map(lines.map((line) => [line.id, line])).values()];
  return unique.length === 0 ? '' : messageTopics.products(unique);
}

function lineIn(text: string): CartLine | undefined {
  const [id, seats = '', term] = text.split('.');
  const product = namedProducts.find((found) => found.id === id);
  const number = seats === '' ? undefined : Number(seats);
  return product && { ...product, ...storedQuantity({ seats: number, term }) };
}

function numberIn(text: string | null): string {
  return text !== null && plainNumber.test(text) ? text : '';
}

function neverOtherwise() {
  return () => undefined;
}
