import type { Product } from '@shared/catalogue/catalogue.ts';
import type { ReactNode } from 'react';
import { products as texts } from '../../../content/landing.ts';
import { productTitleId } from './add-button.tsx';
import { FoldedFeatures } from './folded-features.tsx';
import { Price } from './prices/price.tsx';
import { ProductTitle } from './product-title.tsx';
import { RegionsPicture } from './maps/regions-picture.tsx';

interface FlagshipCardProps {
  product: Product;
  purchase: ReactNode;
}

interface ProductCardProps extends FlagshipCardProps {
  /** The number of features that a phone shows unfolded. */
  inViewOnPhone?: number;
}

export function ProductCard({ product, purchase, inViewOnPhone }: ProductCardProps) {
  return (
    <article
      aria-labelledby={productTitleId(product)}
      className="isolate flex flex-col gap-4 rounded-base border border-line bg-surface-raised p-5 shadow-soft sm:gap-6 sm:p-8"
    >
      <ProductTitle product={product} className="text-xl" />
      <Price pricing={product.pricing} />
      <p className="text-muted">{product.description}</p>
      <FoldedFeatures features={product.features} inViewOnPhone={inViewOnPhone} />
      {purchase}
    </article>
  );
}

export function FlagshipCard({ product, purchase }: FlagshipCardProps) {
  return (
    <article
      aria-labelledby={productTitleId(product)}
      className="deep relative isolate grid gap-x-16 gap-y-5 overflow-clip rounded-base border border-line p-5 shadow-soft inset-shadow-edge sm:gap-y-8 sm:p-10 lg:grid-cols-2 lg:p-14"
    >
      <div aria-hidden className="absolute inset-0 -z-10">
        <div className="absolute inset-0 hairline-grid" />
        <div className="absolute -top-40 -left-24 size-112 rounded-full bg-glow/30 blur-3xl" />
      </div>
      <div className="flex flex-col gap-4 sm:gap-6">
        <p className="font-medium text-action-text">{texts.flagship}</p>
        <ProductTitle product={product} className="text-2xl" />
        <Price pricing={product.pricing} />
        <p className="max-w-prose text-muted sm:text-lg">{product.description}</p>
        {purchase}
      </div>
      <div className="flex flex-col gap-6 self-center">
        <RegionsPicture className="max-sm:hidden" />
        <FoldedFeatures features={product.features} inViewOnPhone={0} />
      </div>
    </article>
  );
}
