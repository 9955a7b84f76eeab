import type { Term } from '@shared/catalogue/quantity.ts';

export const pricing = {
  kicker: 'Pricing',
  title: 'Prices for every product',
  lead: 'Monthly, yearly and Enterprise prices, by region. Choose users and a month or a year to buy online, or contact us about an Enterprise plan.',
  overview: 'All prices',
  columns: {
    region: 'Region',
    product: 'Product',
    month: 'Per user per month',
    year: 'Per user per year',
    enterprise: 'Enterprise (yearly, from)',
  },
  fees: {
    platform: (term: Term) => `platform fee per ${term}`,
    seat: (term: Term) => `per seat per ${term}`,
  },
  flagship: 'All regions',
  more: 'Before you buy',
  talk: 'Contact us',
} as const;
