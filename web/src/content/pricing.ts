export const pricing = {
  kicker: 'Pricing',
  title: 'What each product costs',
  lead: 'Region by region, with the price of a month and of the Enterprise plan. Put a product into the cart to buy it, or write to us for an Enterprise plan.',
  flagship: 'All regions',
  more: 'Before you buy',
  talk: 'Talk to us',
} as const;
