export const pricing = {
  kicker: 'Pricing',
  title: 'What each product costs',
  lead: 'Region by region, with the price of a month and of the Enterprise plan. Put a product into the cart to buy it, or write to us for an Enterprise plan.',
  overview: 'All prices',
  columns: {
    region: 'Region',
    product: 'Product',
    month: 'Per user and month',
    enterprise: 'Enterprise per year, from',
  },
  /** What is not paid per user. */
  fees: {
    platform: 'base price per month',
    seat: 'per seat and month',
  },
  flagship: 'All regions',
  more: 'Before you buy',
  talk: 'Talk to us',
} as const;
