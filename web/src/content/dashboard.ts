/** Invented figures for the product picture. */
export const dashboard = {
  title: 'All portfolios',
  period: 'Sample data, twelve months',
  figures: [
    { label: 'Open cases', value: '1,284' },
    { label: 'Assigned today', value: '96' },
    { label: 'Received this month', value: '₹4,82,60,000' },
  ],
  curve: {
    title: 'Received vs. plan',
    received: 'Received',
    plan: 'Plan',
    /** The first and the last of twelve. */
    months: ['April', 'March'],
    /** Shares of the year's plan, by month. */
    receivedShares: [0.03, 0.09, 0.14, 0.23, 0.31, 0.36, 0.47, 0.55, 0.66, 0.74, 0.86, 0.95],
    planShares: [0.05, 0.12, 0.19, 0.27, 0.34, 0.42, 0.5, 0.58, 0.66, 0.74, 0.82, 0.9],
  },
  cases: {
    title: 'Next steps',
    rows: [
      { city: 'Frankfurt', step: 'First instalment due', amount: '€18,400', tone: 'success' },
      { city: 'Dubai', step: 'Proposal awaiting approval', amount: '$42,750', tone: 'warning' },
      { city: 'Mumbai', step: 'Instalment due Friday', amount: '₹6,20,000', tone: 'success' },
      { city: 'Bogotá', step: 'Agent not assigned', amount: '$9,310', tone: 'neutral' },
      { city: 'Singapore', step: 'Statement due', amount: '$27,900', tone: 'neutral' },
      { city: 'Lima', step: 'Reminder due today', amount: '$4,120', tone: 'warning' },
    ],
  },
} as const;

/** Invented figures for the picture of the product for all regions. `width` is the share of the plan. */
export const regionsPicture = {
  title: 'Received vs. plan',
  note: 'Sample data',
  rows: [
    { region: 'Europe', cases: '412 cases', received: '₹1,84,20,000', width: 'w-4/5' },
    { region: 'Middle East', cases: '268 cases', received: '₹96,40,000', width: 'w-3/5' },
    { region: 'Asia-Pacific', cases: '604 cases', received: '₹2,02,00,000', width: 'w-11/12' },
  ],
} as const;
