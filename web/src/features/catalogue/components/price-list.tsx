import { productsOfRegion, regions, type Product } from '@shared/catalogue.ts';
import { sectionHref } from '@shared/paths.ts';
import { ButtonLink } from '../../../components/button.tsx';
import { Section } from '../../../components/section.tsx';
import { products as texts } from '../../../content/landing.ts';
import { pricing } from '../../../content/pricing.ts';
import { AfterFirstScreen } from '../../../lib/after-first-screen.tsx';
import type { ProductChoice } from './add-button.tsx';
import type { PageLink } from './page-link.ts';
import { FlagshipCard, ProductCard } from './product-cards.tsx';

const [firstRegion, ...otherRegions] = regions;

interface PriceListProps {
  isInCart: (product: Product) => boolean;
  onAdd: (product: Product) => void;
  /** What a buyer reads before: the comparison, and what they agree to. */
  more: readonly PageLink[];
}

/** All products with their prices, region by region. */
export function PriceList({ isInCart, onAdd, more }: PriceListProps) {
  const { kicker, title, lead, flagship } = pricing;
  const choice = (product: Product) => ({ product, inCart: isInCart(product), onAdd });
  return (
    <Section id="pricing" level={1} kicker={kicker} title={title} lead={lead} tone="soft">
      <RegionPrices region={firstRegion} choice={choice} />
      <AfterFirstScreen>
        {otherRegions.map((region) => (
          <RegionPrices key={region.id} region={region} choice={choice} />
        ))}
        <section aria-labelledby="pricing-cross-region" className="mt-12">
          <h2 id="pricing-cross-region" className="text-xl">
            {flagship}
          </h2>
          <div className="mt-5">
            {productsOfRegion('cross-region').map((product) => (
              <FlagshipCard key={product.id} {...choice(product)} />
            ))}
          </div>
        </section>
        <p className="mt-6 text-sm text-muted">{texts.priceNote}</p>
        <More more={more} />
      </AfterFirstScreen>
    </Section>
  );
}

interface RegionPricesProps {
  region: (typeof regions)[number];
  choice: (product: Product) => ProductChoice;
}

function RegionPrices({ region: { id, name }, choice }: RegionPricesProps) {
  return (
    <section aria-labelledby={`pricing-${id}`} className="mt-12">
      <h2 id={`pricing-${id}`} className="text-xl">
        {name}
      </h2>
      <div className="mt-5 grid gap-6 md:grid-cols-2">
        {productsOfRegion(id).map((product) => (
          <ProductCard key={product.id} {...choice(product)} />
        ))}
      </div>
    </section>
  );
}

function More({ more }: Pick<PriceListProps, 'more'>) {
  return (
    <nav aria-label={pricing.more} className="mt-12 border-t border-line pt-8">
      <h2 className="text-xl">{pricing.more}</h2>
      <ul className="mt-3 flex flex-col gap-x-8 sm:flex-row sm:flex-wrap">
        {more.map(({ path, name }) => (
          <li key={path}>
            <a
              href={path}
              className="inline-flex min-h-11 items-center font-medium text-action-text underline-offset-4 hover:underline"
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
      <ButtonLink variant="quiet" className="mt-4" href={sectionHref('contact')}>
        {pricing.talk}
      </ButtonLink>
    </nav>
  );
}
