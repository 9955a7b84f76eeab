import type { ReactNode } from 'react';
import { regions, type Product } from '@shared/catalogue/catalogue.ts';
import { Container } from '../../../components/container.tsx';
import { productPage as texts } from '../../../content/products.ts';
import { AfterFirstScreen } from '../../../startup/after-first-screen.tsx';
import { productTitleId } from './add-button.tsx';
import { Audience } from './audience.tsx';
import { FeatureList } from './feature-list.tsx';
import type { PageLink } from './page-link.ts';
import { Price } from './prices/price.tsx';
import { ProductPicture } from './product-picture.tsx';
import { ProductQuestions } from './product-questions.tsx';
import { ProductSection } from './product-section.tsx';
import { ProductTerms } from './product-terms.tsx';
import { RelatedProducts } from './related-products.tsx';

interface ProductViewProps {
  product: Product;
  /** Shows how to buy the product. */
  purchase: ReactNode;
  comparison: PageLink;
  faq: PageLink;
  policies: readonly PageLink[];
}

export function ProductView({ product, purchase, comparison, faq, policies }: ProductViewProps) {
  return (
    <article aria-labelledby={productTitleId(product)}>
      <ProductHeader product={product} purchase={purchase} comparison={comparison} />
      <Container className="grid grid-cols-1 gap-x-16 gap-y-14 py-14 wrap-anywhere lg:grid-cols-2 lg:py-20">
        <ProductSection id="features" title={texts.features}>
          <ProductPicture product={product} />
          <div className="mt-4">
            <FeatureList features={product.features} />
          </div>
        </ProductSection>
        <Audience product={product} comparison={comparison} />
        <AfterFirstScreen>
          <ProductTerms product={product} policies={policies} />
          <ProductQuestions product={product} faq={faq} />
          <RelatedProducts product={product} comparison={comparison} />
        </AfterFirstScreen>
      </Container>
    </article>
  );
}

type ProductHeaderProps = Omit<ProductViewProps, 'faq' | 'policies'>;

function ProductHeader({ product, purchase, comparison }: ProductHeaderProps) {
  return (
    <header className="deep relative isolate overflow-clip border-b border-line">
      <div aria-hidden className="absolute inset-0 -z-10 hairline-grid print:hidden" />
      <Container className="grid grid-cols-1 gap-x-16 gap-y-10 pt-16 pb-14 sm:pt-12 lg:grid-cols-[minmax(0,1fr)_24rem] lg:pb-20">
        <div>
          <Breadcrumb product={product} comparison={comparison} />
          <p className="mt-8 mb-3 font-medium text-action-text lg:mt-12">{regionName(product)}</p>
          <h1 id={productTitleId(product)} className="text-2xl">
            {product.name}
          </h1>
          <p className="mt-5 max-w-[50ch] text-lg text-muted">{product.description}</p>
        </div>
        <div className="flex flex-col gap-5 self-end rounded-base border border-line bg-surface-raised p-6 inset-shadow-edge sm:p-8">
          <Price pricing={product.pricing} />
          {purchase}
        </div>
      </Container>
    </header>
  );
}

function Breadcrumb({ product, comparison }: { product: Product; comparison: PageLink }) {
  return (
    <nav aria-label={texts.breadcrumb} className="text-sm text-muted print:hidden">
      <ol className="flex flex-wrap items-center gap-x-2">
        <li>
          <a
            href={comparison.path}
            className="inline-flex min-h-11 items-center underline-offset-4 hover:text-ink hover:underline"
          >
            {comparison.name}
          </a>
        </li>
        <li aria-hidden>/</li>
        <li aria-current="page">{product.name}</li>
      </ol>
    </nav>
  );
}

function regionName({ region }: Product): string {
  return regions.find(({ id }) => id === region)?.name ?? texts.flagshipKicker;
}
