export const pricing = {
  kicker: 'Pricing',
  title: 'What each product costs',
  lead: 'What a month costs, region by region. The cards below also have the prices of the Enterprise plans. Put a product into the cart to buy it, or write to us for an Enterprise plan.',
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
