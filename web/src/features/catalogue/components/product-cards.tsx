import { products as texts } from '../../../content/landing.ts';
import { productTitleId, type ProductChoice } from './add-button.tsx';
import { FeatureList } from './feature-list.tsx';
import { Price } from './price.tsx';
import { ProductTitle } from './product-title.tsx';
import { Purchase } from './purchase.tsx';

export function ProductCard(props: ProductChoice) {
  const { product } = props;
  return (
    <article
      aria-labelledby={productTitleId(product)}
      className="flex flex-col gap-6 rounded-base border border-line bg-surface-raised p-6 shadow-soft sm:p-8"
    >
      <ProductTitle product={product} className="text-xl" />
      <Price pricing={product.pricing} />
      <p className="text-muted">{product.description}</p>
      <FeatureList features={product.features} />
      <Purchase {...props} />
    </article>
  );
}

export function FlagshipCard(props: ProductChoice) {
  const { product } = props;
  return (
    <article
      aria-labelledby={productTitleId(product)}
      className="deep relative isolate grid gap-x-16 gap-y-8 overflow-clip rounded-base border border-line p-6 shadow-soft inset-shadow-edge sm:p-10 lg:grid-cols-2 lg:p-14"
    >
      <div aria-hidden className="absolute inset-0 -z-10">
        <div className="absolute inset-0 hairline-grid" />
        <div className="absolute -top-40 -left-24 size-112 rounded-full bg-glow/30 blur-3xl" />
      </div>
      <div className="flex flex-col gap-6">
        <p className="font-medium text-action-text">{texts.flagship}</p>
        <ProductTitle product={product} className="text-2xl" />
        <Price pricing={product.pricing} />
        <p className="max-w-prose text-lg text-muted">{product.description}</p>
        <Purchase {...props} />
      </div>
      <div className="self-center">
        <FeatureList features={product.features} />
      </div>
    </article>
  );
}
