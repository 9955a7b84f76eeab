import type { Product } from '@shared/catalogue/catalogue.ts';
import { productPath } from '@shared/paths.ts';
import { productTitleId } from './add-button.tsx';

export function ProductTitle({ product, className }: { product: Product; className: string }) {
  return (
    <h3 id={productTitleId(product)} className={className}>
      <a
        href={productPath(product.id)}
        className="underline-offset-4 hover:text-action-text hover:underline"
      >
        {product.name}
      </a>
    </h3>
  );
}
