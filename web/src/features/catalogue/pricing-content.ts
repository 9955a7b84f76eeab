export const pricing = {
  kicker: 'Pricing',
  title: 'Prices for every product',
  lead: 'Monthly and Enterprise prices, by region. Add a product to your cart to buy it online, or contact us about an Enterprise plan.',
  overview: 'All prices',
  columns: {
    region: 'Region',
    product: 'Product',
    month: 'Per user per month',
    enterprise: 'Enterprise (yearly, from)',
  },
  fees: {
    platform: 'platform fee per month',
    seat: 'per seat per month',
  },
  flagship: 'All regions',
  more: 'Before you buy',
  talk: 'Contact us',
} as const;
