import { AddButton, productTitleId, type ProductChoice } from './add-button.tsx';
import { FeatureList } from './feature-list.tsx';
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
      <div className="mt-auto pt-2">
        <AddButton {...props} />
      </div>
    </article>
  );
}
