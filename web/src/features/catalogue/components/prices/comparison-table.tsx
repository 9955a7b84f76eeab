import { productsOfRegion, type Product } from '@shared/catalogue/catalogue.ts';
import { productPath } from '@shared/paths.ts';
import { feesOf } from '@shared/catalogue/pricing.ts';
import { terms } from '@shared/catalogue/quantity.ts';
import { Fragment, type ReactNode } from 'react';
import { comparison, productPage, productText } from '../../../../content/products.ts';
import { BothCurrencies } from './both-currencies.tsx';
import { FeatureList } from '../feature-list.tsx';
import { textLink } from '../page-link.ts';

const { lines } = comparison;

interface ComparisonTableProps {
  region: Product['region'];
  labelledBy: string;
}

/** Shows each product of a region in a column. On narrow screens, a row's name is above its cells. */
export function ComparisonTable({ region, labelledBy }: ComparisonTableProps) {
  const products = productsOfRegion(region);
  const line = (name: string, cellOf: (product: Product) => ReactNode) => (
    <tr className={`${row} ${columnsFor[products.length]} border-t border-line`}>
      <th scope="row" className={`col-span-full ${lineName}`}>
        {name}
      </th>
      {products.map((product) => (
        <td key={product.id} className="lg:px-6 lg:py-4">
          {cellOf(product)}
        </td>
      ))}
    </tr>
  );
  return (
    <div className="mt-5 rounded-base border border-line bg-surface-raised shadow-soft">
      <table aria-labelledby={labelledBy} className="block w-full table-fixed lg:table">
        <thead className="block lg:table-header-group">
          <tr className={`${row} ${columnsFor[products.length]}`}>
            <th scope="row" className={`hidden lg:table-cell ${lineName}`}>
              {lines.product}
            </th>
            {products.map(({ id, name, description }) => (
              <th key={id} scope="col" className="text-left font-normal lg:px-6 lg:py-4">
                <a
                  href={productPath(id)}
                  className={`${textLink} inline-flex min-h-11 items-center sm:text-lg lg:-mt-3`}
                >
                  {name}
                </a>
                <span className="block text-sm text-muted max-sm:hidden">{description}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="block lg:table-row-group">
          {line(lines.audience, (product) => (
            <ul className="flex flex-col gap-2 text-sm">
              {productText(product).audience.map((who) => (
                <li key={who}>{who}</li>
              ))}
            </ul>
          ))}
          {terms.map((term) => (
            <Fragment key={term}>
              {line(lines[term], ({ pricing }) =>
                feesOf(pricing, term).map((fee) => (
                  <p key={fee.unit} className="not-first-of-type:mt-3">
                    <BothCurrencies price={fee} />
                    <span className="block text-sm text-muted">
                      {productPage.fees[fee.unit](term)}
                    </span>
                  </p>
                )),
              )}
            </Fragment>
          ))}
          {line(lines.enterprise, ({ pricing }) => (
            <BothCurrencies price={pricing.enterprise} />
          ))}
          {line(lines.features, ({ features }) => (
            <FeatureList features={features} isCompact />
          ))}
        </tbody>
      </table>
    </div>
  );
}

const row = 'grid gap-x-4 gap-y-2 p-4 sm:gap-x-6 sm:p-6 lg:table-row lg:align-top';
const columnsFor: Record<number, string> = { 1: '', 2: 'grid-cols-2' };
const lineName = 'text-left text-sm font-medium text-muted lg:w-56 lg:px-6 lg:py-4';
