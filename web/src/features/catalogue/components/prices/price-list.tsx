import { productsOfRegion, regions, type Product } from '@shared/catalogue/catalogue.ts';
import type { ReactNode } from 'react';
import { Section } from '../../../../components/section.tsx';
import { products as texts } from '../../../../content/landing.ts';
import { pricing } from '../../pricing-content.ts';
import { AfterFirstScreen } from '../../../../startup/after-first-screen.tsx';
import { BeforeYouBuy } from '../before-you-buy.tsx';
import type { PageLink } from '../page-link.ts';
import { PriceOverview } from './price-overview.tsx';
import { FlagshipCard, ProductCard } from '../product-cards.tsx';

const groups = [...regions, { id: 'cross-region', name: pricing.flagship }] as const;

interface PriceListProps {
  /** Shows how to buy a product. */
  purchaseOf: (product: Product) => ReactNode;
  /** The links to the comparison and to the policies that a buyer accepts. */
  more: readonly PageLink[];
}

export function PriceList({ purchaseOf, more }: PriceListProps) {
  const { kicker, title, lead } = pricing;
  return (
    <Section id="pricing" level={1} kicker={kicker} title={title} lead={lead} tone="soft">
      <PriceOverview groups={groups} anchorOf={anchorOf} />
      <p className="mt-4 text-sm text-muted">{texts.priceNote}</p>
      <AfterFirstScreen>
        {groups.map((group) => (
          <GroupPrices key={group.id} group={group} purchaseOf={purchaseOf} />
        ))}
        <BeforeYouBuy more={more} />
      </AfterFirstScreen>
    </Section>
  );
}

interface GroupPricesProps extends Pick<PriceListProps, 'purchaseOf'> {
  group: (typeof groups)[number];
}

function GroupPrices({ group, purchaseOf }: GroupPricesProps) {
  const { id, name } = group;
  const anchor = anchorOf(group);
  const cards = productsOfRegion(id).map((product) => ({
    product,
    purchase: purchaseOf(product),
  }));
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
          {cards.map((card) => (
            <FlagshipCard key={card.product.id} {...card} />
          ))}
        </div>
      ) : (
        <div className="mt-5 grid gap-6 md:grid-cols-2">
          {cards.map((card) => (
            <ProductCard key={card.product.id} {...card} inViewOnPhone={0} />
          ))}
        </div>
      )}
    </section>
  );
}

function anchorOf({ id }: { id: Product['region'] }): string {
  return `pricing-${id}`;
}
