import Check from 'lucide-react/icons/check';
import { cartTerm } from '@shared/pricing.ts';
import { products as texts } from '../../../content/landing.ts';
import { TalkToSales } from '../../../core/talk-to-sales.tsx';
import { AddButton, productTitleId, type ProductChoice } from './add-button.tsx';
import { Price } from './price.tsx';

export function ProductCard(props: ProductChoice) {
  const { product } = props;
  return (
    <article
      aria-labelledby={productTitleId(product)}
      className="flex flex-col gap-6 rounded-base border border-line bg-surface-raised p-6 shadow-soft sm:p-8"
    >
      <h3 id={productTitleId(product)} className="text-xl">
        {product.name}
      </h3>
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
        <h3 id={productTitleId(product)} className="text-2xl">
          {product.name}
        </h3>
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

/** The button, and what it buys. */
function Purchase(props: ProductChoice) {
  const { product } = props;
  return (
    <div className="mt-auto flex flex-col gap-3 pt-2">
      <AddButton {...props} />
      <div>
        <p className="text-sm">{texts.buys(cartTerm(product.pricing))}</p>
        <TalkToSales products={[product]} />
      </div>
    </div>
  );
}

function FeatureList({ features }: { features: readonly string[] }) {
  return (
    <ul className="divide-y divide-line">
      {features.map((feature) => (
        <li key={feature} className="flex items-start gap-3 py-2.5">
          <Check aria-hidden className="mt-1 size-4.5 shrink-0 text-success" />
          {feature}
        </li>
      ))}
    </ul>
  );
}
