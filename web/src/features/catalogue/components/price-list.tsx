import { productsOfRegion, regions, type Product } from '@shared/catalogue.ts';
import { sectionHref } from '@shared/paths.ts';
import { ButtonLink } from '../../../components/button.tsx';
import { Section } from '../../../components/section.tsx';
import { products as texts } from '../../../content/landing.ts';
import { pricing } from '../../../content/pricing.ts';
import { AfterFirstScreen } from '../../../lib/after-first-screen.tsx';
import type { ProductChoice } from './add-button.tsx';
import type { PageLink } from './page-link.ts';
import { PriceOverview } from './price-overview.tsx';
import { FlagshipCard, ProductCard } from './product-cards.tsx';

const groups = [...regions, { id: 'cross-region', name: pricing.flagship }] as const;

interface PriceListProps {
  isInCart: (product: Product) => boolean;
  onAdd: (product: Product) => void;
  /** What a buyer reads before: the comparison, and what they agree to. */
  more: readonly PageLink[];
}

/** All prices at a glance, then the products region by region. */
export function PriceList({ isInCart, onAdd, more }: PriceListProps) {
  const { kicker, title, lead } = pricing;
  const choice = (product: Product) => ({ product, inCart: isInCart(product), onAdd });
  return (
    <Section id="pricing" level={1} kicker={kicker} title={title} lead={lead} tone="soft">
      <PriceOverview groups={groups} placeOf={placeOf} />
      <p className="mt-4 text-sm text-muted">{texts.priceNote}</p>
      <AfterFirstScreen>
        {groups.map((group) => (
          <GroupPrices key={group.id} group={group} choice={choice} />
        ))}
        <More more={more} />
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
  const place = placeOf(group);
  const products = productsOfRegion(id);
  return (
    <section id={place} tabIndex={-1} aria-labelledby={`${place}-title`} className="mt-12 lg:mt-16">
      <h2 id={`${place}-title`} className="text-xl">
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

function placeOf({ id }: { id: Product['region'] }): string {
  return `pricing-${id}`;
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
