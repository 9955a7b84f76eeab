import { products as catalogue, regions } from '@shared/catalogue.ts';
import { sectionHref } from '@shared/paths.ts';
import { tax } from './tax.ts';

export const hero = {
  headline: 'Recover debt across borders, with every step on record.',
  lead: 'AI-driven case assignment and a network of vetted agents, for institutions, banks, agencies and firms that want every claim in one place and the next step in view.',
  demo: 'Get a Demo',
  products: 'See products',
  facts: [`${regions.length} regions`, `${catalogue.length} products`],
  prices: { label: 'Prices on this page', href: sectionHref('regional-solutions') },
  /** Invented cases, which hang on the globe. */
  cases: [
    { place: 'Sample case, Madrid', state: 'Agent assigned', tone: 'neutral' },
    { place: 'Sample case, Tokyo', state: 'Instalment received', tone: 'success' },
    { place: 'Sample case, Frankfurt', state: 'Letter to approve', tone: 'warning' },
  ] as const,
  picture:
    'A sample dashboard: three figures, a recovery curve over twelve months and a list of cases with their next steps.',
};

export const about = {
  kicker: 'About',
  title: 'Local work, one shared record',
  lead: 'A claim against a debtor abroad passes through many hands: lender, agency, counsel, and an agent who knows the language and the law of the place. We bring their case files, the rules of each market and every payment into one system.',
  story:
    'The platform reads each case, proposes who should take it on and keeps the evidence of what was done. People decide: your team sets the rules, vetted agents do the work, and both see the same figures. No software can promise what a debtor will pay; this one shows where each claim stands and what comes next.',
  technology: 'Discover Our Technology',
  values: {
    analytics: {
      title: 'AI-Powered Analytics',
      text: 'Each case is scored by its documents, age and history. Every score shows its reasons, so your team can check it.',
    },
    compliance: {
      title: 'Platform-Driven Compliance',
      text: 'Contact hours, notices and retention periods of each market are part of the workflow, and anything outside the rules waits for approval.',
    },
    dashboard: {
      title: 'Your Centralized Dashboard',
      text: 'Portfolios, agencies and payments of all your regions on one screen, from group totals to a single letter.',
    },
    network: {
      title: 'Expert Global Network',
      text: 'Agents are vetted before their first case and reviewed as they work. You see who handles what, and where.',
    },
  },
} as const;

export const process = {
  kicker: 'Process',
  title: 'Four steps, each on record',
  lead: 'What happens to a portfolio, step by step. At every step you see who acted, when, and on what grounds.',
  /** The sample beside each step follows one invented case. */
  steps: [
    {
      title: 'Global Partner Onboarding',
      text: 'We check agencies and agents in each market: licence, references, data protection. You approve who may work for you.',
      sample: { label: 'Agency, Lima', state: 'Licence and references checked', tone: 'neutral' },
    },
    {
      title: 'AI-Powered Global Assignment',
      text: 'The platform proposes an agent for each case by country, language and type of claim. Your rules come first, and your team can choose otherwise.',
      sample: { label: 'Case 2041', state: 'Proposed to the agency in Lima', tone: 'neutral' },
    },
    {
      title: 'Compliant Cross-Border Reconstruction',
      text: 'Agents work out plans with debtors within the contact rules of the country. Letters, calls and consents are filed with the case.',
      sample: { label: 'Case 2041', state: 'Plan of 12 instalments agreed', tone: 'success' },
    },
    {
      title: 'Real-Time Global Dashboard',
      text: 'Payments, disputes and next steps appear as they are recorded, in the currency of the claim and in yours.',
      sample: { label: 'Case 2041', state: 'Instalment 3 of 12 received', tone: 'success' },
    },
  ],
} as const;

export const products = {
  kicker: 'Products',
  title: "Products built for each region's rules",
  lead: 'Contact rules, languages and payment methods differ from market to market. Choose the region where your claims are; add others when you need them.',
  regions: 'Regions',
  allFeatures: 'All features',
  flagship: 'For groups that work in several regions',
  buys: (term: string) => `You buy: ${term}`,
  compare: 'Compare all products',
  priceNote: `${tax?.prices ?? ''}Dollar prices are indicative; you are charged in rupees.`,
};
