import type { Offer, Product as ProductData, UnitPriceSpecification } from 'schema-dts';
import { regions, type Product } from '../../../functions/shared/catalogue/catalogue.ts';
import { terms, type Term } from '../../../functions/shared/catalogue/quantity.ts';
import { productPath } from '../../../functions/shared/paths.ts';
import { feesOf, type Price } from '../../../functions/shared/catalogue/pricing.ts';
import { site } from '../../../functions/shared/site.ts';

type Money = Pick<UnitPriceSpecification, 'price' | 'priceCurrency'>;

/** `picture` is a full URL. A seller without a GSTIN charges no tax, so the data does not mention tax. */
export function productData(
  product: Product,
  { origin, picture, includesTax }: { origin: string; picture: string; includesTax: boolean },
): ProductData {
  const address = origin + productPath(product.id);
  const common = {
    '@type': 'Offer',
    availability: 'https://schema.org/InStock',
    areaServed: marketsOf(product),
    seller: { '@id': `${origin}/#organization` },
    url: address,
  } as const satisfies Offer;
  return {
    '@type': 'Product',
    '@id': `${address}#product`,
    url: address,
    name: product.name,
    description: product.description,
    category: 'Debt recovery software',
    brand: { '@type': 'Brand', name: site.name },
    image: picture,
    offers: terms.flatMap((term) => {
      const fees = feesOf(product.pricing, term);
      return [
        {
          ...common,
          ...inRupees(fees[0]),
          priceSpecification: fees.map((fee) => ({
            ...perTerm(fee.unit, term, inRupees(fee)),
            ...(includesTax && { valueAddedTaxIncluded: true }),
          })),
        },
        {
          ...common,
          ...inDollars(fees[0]),
          description: 'Indicative: orders are charged in rupees.',
          priceSpecification: fees.map((fee) => perTerm(fee.unit, term, inDollars(fee))),
        },
      ];
    }),
  };
}

function inRupees({ rupees }: Price) {
  return { price: rupees, priceCurrency: 'INR' } satisfies Money;
}

function inDollars({ dollars }: Price) {
  return { price: dollars, priceCurrency: 'USD' } satisfies Money;
}

/** UN/CEFACT's unit codes. */
const unitCodes: Record<Term, string> = { month: 'MON', year: 'ANN' };

function perTerm(unitText: string, term: Term, money: Money): UnitPriceSpecification {
  return {
    '@type': 'UnitPriceSpecification',
    ...money,
    unitText,
    referenceQuantity: { '@type': 'QuantitativeValue', value: 1, unitCode: unitCodes[term] },
  };
}

function marketsOf({ region }: Product): string[] {
  return regions
    .filter(({ id }) => region === id || region === 'cross-region')
    .map(({ name }) => name);
}
