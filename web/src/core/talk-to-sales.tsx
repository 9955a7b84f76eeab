import type { NamedProduct } from '@shared/catalogue/named-products.ts';
import { buttonClass } from '../components/button-class.ts';
import { sales } from './sales.ts';
import { productsTopicHref } from './message-topic.ts';

export function TalkToSales({ products }: { products: readonly NamedProduct[] }) {
  return (
    <p className="text-sm text-muted">
      {sales.question}{' '}
      <SalesLink
        products={products}
        className="whitespace-nowrap text-action-text underline underline-offset-4"
      />
    </p>
  );
}

export function TalkToSalesButton({ product }: { product: NamedProduct }) {
  const className = buttonClass({ variant: 'quiet', size: 'lg' }, 'w-full sm:w-auto');
  return <SalesLink products={[product]} className={className} />;
}

interface SalesLinkProps {
  products: readonly NamedProduct[];
  className: string;
}

function SalesLink({ products, className }: SalesLinkProps) {
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
