import { describe, expect, it } from 'vitest';
import { products } from '../../../functions/shared/catalogue/catalogue.ts';
import { dataScript, structuredData } from './structured-data.ts';

const addresses = {
  origin: 'https://example.com',
  picture: 'https://example.com/assets/landing.png',
  logo: 'https://example.com/assets/icon.png',
};
const facts = {
  includesTax: true,
  questions: [{ question: 'How can I pay?', answer: 'By card.' }],
};
const landing = thingsOf({ path: '/', name: 'Home' });

describe('structuredData', () => {
  it('tells of the operator, the site and every product on the landing page', () => {
    expect(landing.map((thing) => thing['@type'])).toEqual([
      'Organization',
      'WebSite',
      ...products.map(() => 'Product'),
    ]);
    expect(landing[1]).toMatchObject({ publisher: { '@id': landing[0]?.['@id'] } });
  });

  it.each(products)('offers $name at the prices of the catalogue', ({ name, pricing }) => {
    const { month, year } = pricing.model === 'user' ? pricing.user : pricing.platform;
    expect(productNamed(name).offers).toMatchObject([
      { price: month.rupees, priceCurrency: 'INR' },
      { price: month.dollars, priceCurrency: 'USD' },
      { price: year.rupees, priceCurrency: 'INR' },
      { price: year.dollars, priceCurrency: 'USD' },
    ]);
  });

  it('says what a price is paid for, and for how long', () => {
    const month = { value: 1, unitCode: 'MON' };
    const year = { value: 1, unitCode: 'ANN' };
    expect(productNamed('EuroDebt Navigator').offers).toMatchObject([
      {
        areaServed: ['Europe'],
        priceSpecification: [
          {
            price: 18_999,
            priceCurrency: 'INR',
            unitText: 'user',
            referenceQuantity: month,
            valueAddedTaxIncluded: true,
          },
        ],
      },
      {
        description: 'Indicative: orders are charged in rupees.',
        priceSpecification: [
          { price: 229, priceCurrency: 'USD', unitText: 'user', referenceQuantity: month },
        ],
      },
      { priceSpecification: [{ price: 1_89_990, unitText: 'user', referenceQuantity: year }] },
      { priceSpecification: [{ price: 2290, unitText: 'user', referenceQuantity: year }] },
    ]);
    expect(productNamed('Global Debt Command Center').offers[1]?.priceSpecification).toMatchObject([
      { price: 2530, unitText: 'platform' },
      { price: 36, unitText: 'seat' },
    ]);
  });

  it('describes the product of a page, with the way to it', () => {
    const page = { path: '/products/apac-debt-grid', name: 'APAC Debt Grid' };
    const parent = { path: '/products', name: 'Compare products' };
    expect(thingsOf({ ...page, parent })).toMatchObject([
      {
        '@type': 'BreadcrumbList',
        itemListElement: [
          { position: 1, item: 'https://example.com/' },
          { position: 2, name: 'Compare products', item: 'https://example.com/products' },
          { position: 3, name: page.name, item: `https://example.com${page.path}` },
        ],
      },
      {
        '@type': 'Product',
        name: page.name,
        url: `https://example.com${page.path}`,
        offers: [
          { price: 16_499, priceCurrency: 'INR', url: `https://example.com${page.path}` },
          { price: 199, priceCurrency: 'USD' },
          { price: 1_64_990, priceCurrency: 'INR' },
          { price: 1_990, priceCurrency: 'USD' },
        ],
      },
    ]);
  });

  it('lists the pages of all products on that which compares them', () => {
    const [, list] = thingsOf({ path: '/products', name: 'Compare products' });
    expect(list).toMatchObject({
      '@type': 'ItemList',
      itemListElement: products.map(({ id, name }, index) => ({
        position: index + 1,
        name,
        url: `https://example.com/products/${id}`,
      })),
    });
  });

  it('gives each question with its answer', () => {
    expect(thingsOf({ path: '/faq', name: 'Questions' })[1]).toMatchObject({
      '@type': 'FAQPage',
      mainEntity: [
        { name: 'How can I pay?', acceptedAnswer: { '@type': 'Answer', text: 'By card.' } },
      ],
    });
  });

  it('says nothing of taxes for a seller without a GSTIN', () => {
    const text = JSON.stringify(
      structuredData({ path: '/', name: 'Home' }, addresses, { ...facts, includesTax: false }),
    );
    expect(text).not.toMatch(/tax/i);
  });
});

describe('dataScript', () => {
  it('cannot be ended by a text', () => {
    const script = dataScript({
      '@context': 'https://schema.org',
      '@graph': [{ '@type': 'Thing', name: '</script><b>' }],
    });
    expect(script.match(/</g)).toHaveLength(2);
    expect(script).toContain(String.raw`\u003c/script>`);
  });
});

interface Thing {
  '@type': string;
  '@id'?: string;
  name?: string;
  offers?: { priceSpecification: object[] }[];
}

function thingsOf(page: Parameters<typeof structuredData>[0]): Thing[] {
  const text = JSON.stringify(structuredData(page, addresses, facts));
  return (JSON.parse(text) as { '@graph': Thing[] })['@graph'];
}

function productNamed(name: string) {
  const { offers = [] } = landing.find((thing) => thing.name === name) ?? {};
  return { offers };
}
