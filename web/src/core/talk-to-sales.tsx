import type { Product } from '@shared/catalogue.ts';
import { sales } from '../content/sales.ts';
import { productsTopicHref } from './message-topic.ts';

/** Leads to the message form, with the products filled in. */
export function TalkToSales({ products }: { products: readonly Pick<Product, 'id' | 'name'>[] }) {
  const names = products.map(({ name }) => name).join(', ');
  return (
    <p className="text-sm text-muted">
      {sales.question}{' '}
      <a
        href={productsTopicHref(products)}
        aria-label={`${sales.link} about ${names}`}
        className="text-action-text underline underline-offset-4"
      >
        {sales.link}
      </a>
    </p>
  );
}
