import '../../../core/first-amount.ts';
import { productsOfRegion, regions, type Product } from '@shared/catalogue.ts';
import { productPath } from '@shared/paths.ts';
import { formatMoney } from '@shared/money.ts';
import { monthlyFees, type Price } from '@shared/pricing.ts';
import type { ReactNode } from 'react';
import { Section } from '../../../components/section.tsx';
import { products } from '../../../content/landing.ts';
import { comparison as texts, productPage } from '../../../content/products.ts';
import { AfterFirstScreen } from '../../../lib/after-first-screen.tsx';
import { FeatureList } from './feature-list.tsx';
import { textLink } from './page-link.ts';

const groups = [...regions, { id: 'cross-region', name: texts.crossRegion }] as const;
const [firstGroup, ...otherGroups] = groups;
const { columns } = texts;

/** All products side by side: a table for each region, whose rows become cards on narrow screens. */
export function ComparisonList() {
  const { kicker, title, lead } = texts;
  return (
    <Section id="comparison" level={1} kicker={kicker} title={title} lead={lead} tone="soft">
      <Group group={firstGroup} />
      <AfterFirstScreen>
        {otherGroups.map((group) => (
          <Group key={group.id} group={group} />
        ))}
        <p className="mt-6 text-sm text-muted">{products.priceNote}</p>
      </AfterFirstScreen>
    </Section>
  );
}

function Group({ group: { id, name } }: { group: (typeof groups)[number] }) {
  return (
    <section aria-labelledby={`compare-${id}`} className="mt-12">
      <h2 id={`compare-${id}`} className="text-xl">
        {name}
      </h2>
      <table
        aria-labelledby={`compare-${id}`}
        className="mt-5 block w-full table-fixed rounded-base border border-line bg-surface-raised text-left shadow-soft lg:table"
      >
        <thead className="hidden text-sm text-muted lg:table-header-group">
          <tr>
            {Object.values(columns).map((column) => (
              <th key={column} scope="col" className={`px-6 py-3 font-medium ${widths[column]}`}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="block divide-y divide-line lg:table-row-group">
          {productsOfRegion(id).map((product) => (
            <Row key={product.id} product={product} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Row({ product }: { product: Product }) {
  const { id, name, description, pricing, features } = product;
  return (
    <tr className="grid grid-cols-2 gap-x-6 gap-y-4 p-6 lg:table-row lg:align-top">
      <th scope="row" className="col-span-2 font-normal lg:px-6 lg:py-5">
        <a
          href={productPath(id)}
          className={`${textLink} inline-flex min-h-11 items-center text-lg lg:-mt-2.5`}
        >
          {name}
        </a>
        <span className="block text-sm text-muted">{description}</span>
      </th>
      <Cell label={columns.month}>
        {monthlyFees(pricing).map((fee) => (
          <p key={fee.unit} className="not-first-of-type:mt-3">
            <BothCurrencies price={fee} />
            <span className="block text-sm text-muted">{productPage.fees[fee.unit]}</span>
          </p>
        ))}
      </Cell>
      <Cell label={columns.enterprise}>
        <BothCurrencies price={pricing.enterprise} />
      </Cell>
      <Cell label={columns.features} className="col-span-2">
        <FeatureList features={features} isCompact />
      </Cell>
    </tr>
  );
}

interface CellProps {
  label: string;
  className?: string;
  children: ReactNode;
}

/** Names its column itself where the columns have no heads. */
function Cell({ label, className = '', children }: CellProps) {
  return (
    <td className={`lg:px-6 lg:py-5 ${className}`}>
      <span className="mb-1 block text-sm text-muted lg:hidden">{label}</span>
      {children}
    </td>
  );
}

function BothCurrencies({ price: { rupees, dollars } }: { price: Price }) {
  return (
    <>
      <span className="font-semibold tabular">{formatMoney(rupees, 'INR')}</span>{' '}
      <span className="whitespace-nowrap tabular">/ {formatMoney(dollars, 'USD')}</span>
    </>
  );
}

const widths: Record<string, string> = {
  [columns.product]: 'w-[26%]',
  [columns.month]: 'w-[18%]',
  [columns.enterprise]: 'w-[20%]',
};
