import type { CartLine } from '@shared/catalogue/stored-cart.ts';
import { buttonClass } from '../components/button-class.ts';
import { sales } from './sales.ts';
import { productsTopicHref } from './message-topic.ts';

interface SalesProps {
  /** A product with seats and a term fills them into the message. */
  products: readonly CartLine[];
}

export function TalkToSales({ products }: SalesProps) {
  return (
    <p className="text-sm text-muted">
      {sales.question} <SalesLink products={products} />
    </p>
  );
}

export function TalkToSalesButton({ products }: SalesProps) {
  const className = buttonClass({ variant: 'quiet', size: 'lg' }, 'w-full sm:w-auto');
  return <SalesLink products={products} className={className} />;
}

const inText = 'whitespace-nowrap text-action-text underline underline-offset-4';

export function SalesLink({ products, className = inText }: SalesProps & { className?: string }) {
  const names = products.map(({ name }) => name).join(', ');
  return (
    <a
      href={productsTopicHref(products)}
      aria-label={`${sales.link} about ${names}`}
      className={className}
    >
      {sales.link}
    </a>
  );
}
