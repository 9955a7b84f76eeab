import { productsOfRegion, regions, type Product } from '@shared/catalogue/catalogue.ts';
import { Section } from '../../../../components/section.tsx';
import { products as texts } from '../../../../content/landing.ts';
import { pricing } from '../../pricing-content.ts';
import { AfterFirstScreen } from '../../../../startup/after-first-screen.tsx';
import type { ProductChoice } from '../add-button.tsx';
import { BeforeYouBuy } from '../before-you-buy.tsx';
import type { PageLink } from '../page-link.ts';
import { PriceOverview } from './price-overview.tsx';
import { FlagshipCard, ProductCard } from '../product-cards.tsx';

const groups = [...regions, { id: 'cross-region', name: pricing.flagship }] as const;

interface PriceListProps {
  isInCart: (product: Product) => boolean;
  onAdd: (product: Product) => void;
  /** The links to the comparison and to the policies that a buyer accepts. */
  more: readonly PageLink[];
}

export function PriceList({ isInCart, onAdd, more }: PriceListProps) {
  const { kicker, title, lead } = pricing;
  const choice = (product: Product) => ({ product, inCart: isInCart(product), onAdd });
  return (
    <Section id="pricing" level={1} kicker={kicker} title={title} lead={lead} tone="soft">
      <PriceOverview groups={groups} anchorOf={anchorOf} />
      <p className="mt-4 text-sm text-muted">{texts.priceNote}</p>
      <AfterFirstScreen>
        {groups.map((group) => (
          <GroupPrices key={group.id} group={group} choice={choice} />
        ))}
        <BeforeYouBuy more={more} />
      </AfterFirstScreen>
    </Section>
  );
}

interface GroupPricesProps {
  group: (typeof groups)[number];
  choice: (product: Product) => ProductChoice;
}

function GroupPrices({ group, choice }: GroupPricesProps) {
  const { id, name } = group;
  const anchor = anchorOf(group);
  const products = productsOfRegion(id);
  return (
    <section
      id={anchor}
      tabIndex={-1}
      aria-labelledby={`${anchor}-title`}
      className="mt-12 lg:mt-16"
    >
      <h2 id={`${anchor}-title`} className="text-xl">
        {name}
      </h2>
      {id === 'cross-region' ? (
        <div className="mt-5">
          {products.map((product) => (
            <FlagshipCard key={product.id} {...choice(product)} />
          ))}
        </div>
      ) : (
        <div className="mt-5 grid gap-6 md:grid-cols-2">
          {products.map((product) => (
            <ProductCard key={product.id} {...choice(product)} inViewOnPhone={0} />
          ))}
        </div>
      )}
    </section>
  );
}

function anchorOf({ id }: { id: Product['region'] }): string {
  return `pricing-${id}`;
}
