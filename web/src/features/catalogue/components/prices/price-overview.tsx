import { productsOfRegion, type Product } from '@shared/catalogue/catalogue.ts';
import { productPath } from '@shared/paths.ts';
import { feesOf, type Pricing } from '@shared/catalogue/pricing.ts';
import type { Term } from '@shared/catalogue/quantity.ts';
import ArrowDown from 'lucide-react/icons/arrow-down';
import { pricing as texts } from '../../pricing-content.ts';
import { BothCurrencies } from './both-currencies.tsx';
import { textLink } from '../page-link.ts';

interface PriceGroup {
  id: Product['region'];
  name: string;
}

interface PriceOverviewProps {
  groups: readonly PriceGroup[];
  /** Returns the id of the element that holds a group's cards. */
  anchorOf: (group: PriceGroup) => string;
}

const { columns } = texts;

/**
 * Lists all prices, with links to the cards of each region. On narrow screens, a region's name is above its
 * products. Narrow screens leave out the yearly prices, and the narrowest the Enterprise prices, which the cards show.
 */
export function PriceOverview({ groups, anchorOf }: PriceOverviewProps) {
  return (
    <div className="mt-8 rounded-base border border-line bg-surface-raised shadow-soft lg:mt-12">
      <table aria-label={texts.overview} className="block w-full text-left lg:table">
        <thead className="block text-sm text-muted lg:table-header-group">
          <tr className={`${row} px-4 py-3 sm:px-6`}>
            <th scope="col" className="hidden font-medium lg:table-cell lg:px-6 lg:py-3">
              {columns.region}
            </th>
            <th scope="col" className="font-medium lg:px-6 lg:py-3">
              {columns.product}
            </th>
            <th scope="col" className="text-right font-medium lg:px-6 lg:py-3">
              {columns.month}
            </th>
            <th scope="col" className="text-right font-medium max-lg:hidden lg:px-6 lg:py-3">
              {columns.year}
            </th>
            <th scope="col" className="text-right font-medium max-sm:hidden lg:px-6 lg:py-3">
              {columns.enterprise}
            </th>
          </tr>
        </thead>
        {groups.map((group) => (
          <Group key={group.id} group={group} anchor={anchorOf(group)} />
        ))}
      </table>
    </div>
  );
}

function Group({ group: { id, name }, anchor }: { group: PriceGroup; anchor: string }) {
  const products = productsOfRegion(id);
  return (
    <tbody className="block border-t border-line px-4 pt-1 pb-2 sm:px-6 lg:table-row-group">
      {products.map(({ id: product, name: productName, pricing }, index) => (
        <tr key={product} className={`${row} lg:align-top`}>
          {index === 0 && (
            <th
              scope="rowgroup"
              rowSpan={products.length}
              className="col-span-full font-normal lg:px-6 lg:py-1"
            >
              <a href={`#${anchor}`} className={regionLink}>
                {name}
                <ArrowDown aria-hidden className="size-4 text-action-text" />
              </a>
            </th>
          )}
          <th scope="row" className="font-normal lg:px-6 lg:py-1">
            <a
              href={productPath(product)}
              className={`${textLink} inline-flex min-h-11 items-center py-1.5`}
            >
              {productName}
            </a>
          </th>
          <td className="pt-2.5 pb-1.5 text-right lg:px-6 lg:py-3.5">
            <Fees pricing={pricing} term="month" />
          </td>
          <td className="text-right max-lg:hidden lg:px-6 lg:py-3.5">
            <Fees pricing={pricing} term="year" />
          </td>
          <td className="pt-2.5 text-right max-sm:hidden lg:px-6 lg:py-3.5">
            <BothCurrencies price={pricing.enterprise} />
          </td>
        </tr>
      ))}
    </tbody>
  );
}

function Fees({ pricing, term }: { pricing: Pricing; term: Term }) {
  return feesOf(pricing, term).map((fee) => (
    <p key={fee.unit} className="not-first-of-type:mt-1">
      <BothCurrencies price={fee} />
      {fee.unit !== 'user' && (
        <span className="block text-sm text-muted">{texts.fees[fee.unit](term)}</span>
      )}
    </p>
  ));
}

const row = 'grid grid-cols-[1fr_auto] gap-x-4 sm:grid-cols-[1fr_12rem_14rem] lg:table-row';
const regionLink =
  'inline-flex min-h-11 items-center gap-1.5 font-semibold underline-offset-4 hover:text-action-text hover:underline max-lg:text-sm';
