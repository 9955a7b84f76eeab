import type { Product } from '@shared/catalogue/catalogue.ts';
import { inBoth, feesOf } from '@shared/catalogue/pricing.ts';
import { terms } from '@shared/catalogue/quantity.ts';
import { Fragment } from 'react';
import { products } from '../../../content/landing.ts';
import { productPage as texts, setUpTimes } from '../../../content/products.ts';
import { renewal } from '../../../content/renewal.ts';
import { textLink, type PageLink } from './page-link.ts';
import { ProductSection } from './product-section.tsx';

interface ProductTermsProps {
  product: Product;
  policies: readonly PageLink[];
}

export function ProductTerms({ product: { pricing }, policies }: ProductTermsProps) {
  const rows = [
    ...terms.flatMap((term) =>
      feesOf(pricing, term).map((fee) => ({ term: texts.fees[fee.unit](term), text: inBoth(fee) })),
    ),
    { term: texts.enterprise, text: texts.from(inBoth(pricing.enterprise)) },
    {
      term: texts.cart,
      text: `${pricing.model === 'user' ? texts.choice : texts.seatChoice} ${renewal}`,
    },
    { term: texts.setUp, text: setUpTimes },
  ];
  return (
    <ProductSection id="terms" title={texts.prices}>
      <dl className="divide-y divide-line border-y border-line">
        {rows.map(({ term, text }) => (
          <div key={term} className="grid gap-x-6 py-3 sm:grid-cols-[14rem_1fr]">
            <dt className="font-medium">{term}</dt>
            <dd className="first-letter:uppercase">{text}</dd>
          </div>
        ))}
        <div className="grid gap-x-6 py-3 sm:grid-cols-[14rem_1fr]">
          <dt className="font-medium">{texts.termsLabel}</dt>
          <dd>
            {policies.map(({ path, name }, index) => (
              <Fragment key={path}>
                {index > 0 && <span>, </span>}
                <a href={path} className={textLink}>
                  {name}
                </a>
              </Fragment>
            ))}
          </dd>
        </div>
      </dl>
      <p className="mt-4 text-sm text-muted">{products.priceNote}</p>
    </ProductSection>
  );
}
