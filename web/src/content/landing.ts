import { products as catalogue, regions } from '@shared/catalogue/catalogue.ts';
import { sectionHref } from '@shared/paths.ts';
import { tax } from './tax.ts';

export const hero = {
  headline: 'One platform for debt recovery across borders.',
  lead: 'AI-driven case assignment, a network of vetted agents, and every claim in one place. For banks, lenders, agencies and small firms.',
  demo: 'Get a Demo',
  products: 'View products',
  figures: [`${regions.length} regions`, `${catalogue.length} products`],
  prices: { label: 'See prices', href: sectionHref('regional-solutions') },
  /** Invented cases, shown on the globe. */
  cases: [
    { caption: 'Sample case, Madrid', state: 'Agent assigned', tone: 'neutral' },
    { caption: 'Sample case, Tokyo', state: 'Instalment received', tone: 'success' },
    { caption: 'Sample case, Frankfurt', state: 'Letter awaiting approval', tone: 'warning' },
  ] as const,
  picture:
    'Sample dashboard with three key figures, a 12-month recovery chart and a list of cases with next steps.',
};

export const about = {
  kicker: 'About',
  title: 'Local agents, one shared record',
  lead: "Recovering a debt abroad takes many people: the lender, an agency, counsel, and an agent who knows the local language and law. We bring their case files, each market's rules and every payment into one system.",
  story:
    'The platform reads each case, recommends who should handle it and records what was done. People decide: your team sets the rules, vetted agents do the work, and both see the same figures. No software can promise what a debtor will pay. Ours shows where each claim stands and what happens next.',
  technology: 'Discover Our Technology',
  values: {
    analytics: {
      title: 'AI-Powered Analytics',
      text: 'Every case is scored on its documents, age and history. Each score shows its reasons, so your team can check it.',
    },
    compliance: {
      title: 'Platform-Driven Compliance',
      text: "Each market's contact hours, notices and retention periods are built into the workflow. Anything outside the rules needs approval.",
    },
    dashboard: {
      title: 'Your Centralized Dashboard',
      text: 'Portfolios, agencies and payments across your regions on one screen, from group totals to a single letter.',
    },
    network: {
      title: 'Expert Global Network',
      text: 'Agents are vetted before their first case and reviewed as they work. You can see who handles each case, and where.',
    },
  },
} as const;

export const process = {
  kicker: 'Process',
  title: 'Four steps, all on record',
  lead: 'How a portfolio moves through the platform. At every step you can see who acted, when and why.',
  /** The samples beside the steps follow one invented case. */
  steps: [
    {
      title: 'Global Partner Onboarding',
      text: 'We vet agencies and agents in each market: licence, references and data protection. You approve who works on your cases.',
      sample: { label: 'Agency, Lima', state: 'Licence and references checked', tone: 'neutral' },
    },
    {
      title: 'AI-Powered Global Assignment',
      text: 'The platform recommends an agent for each case by country, language and claim type. Your rules come first, and your team can override it.',
      sample: { label: 'Case 2041', state: 'Agency in Lima recommended', tone: 'neutral' },
    },
    {
      title: 'Compliant Cross-Border Reconstruction',
      text: 'Agents agree payment plans with debtors under local contact rules. Letters, calls and consents are filed with the case.',
      sample: { label: 'Case 2041', state: '12-instalment plan agreed', tone: 'success' },
    },
    {
      title: 'Real-Time Global Dashboard',
      text: "Payments, disputes and next steps appear as they're recorded, in the claim's currency and yours.",
      sample: { label: 'Case 2041', state: 'Instalment 3 of 12 received', tone: 'success' },
    },
  ],
} as const;

export const products = {
  kicker: 'Products',
  title: "Products built for each region's rules",
  lead: 'Contact rules, languages and payment methods differ by market. Start with the region where your claims are, and add others when you need them.',
  regions: 'Regions',
  allFeatures: 'All features',
  flagship: 'For groups working in several regions',
  buys: (term: string) => `Includes: ${term}`,
  moreUsers: 'More users or a year',
  moreUsersOf: (name: string) => `More users or a year of ${name}`,
  compare: 'Compare all products',
  priceNote: `${tax?.prices ?? ''}Dollar prices are approximate. You're charged in rupees.`,
};
