import { products, type Product, type RegionId } from '@shared/catalogue/catalogue.ts';
import { maximumSeats, type Term } from '@shared/catalogue/quantity.ts';
import { site } from '@shared/site.ts';

/** Texts that help a buyer choose a product. Its features and prices are in the catalogue. */
interface ProductText {
  audience: readonly string[];
  notFor: readonly NotFor[];
}

interface NotFor {
  text: string;
  /** The id of the product that fits better. */
  instead: string;
}

const texts: Record<string, ProductText> = {
  'eurodebt-navigator': {
    audience: [
      'Lenders with claims in several EU countries',
      'Teams that want one case file per debtor across jurisdictions',
      'Institutions that must show regulators what was done, and when',
    ],
    notFor: [
      {
        text: 'Sharing figures between creditors, agencies and counsel',
        instead: 'creditorsync-eu-pro',
      },
    ],
  },
  'creditorsync-eu-pro': {
    audience: [
      'Creditors working with agencies and counsel on the same claims',
      'Institutions that keep balances in a core banking or ledger system',
      'Agencies and counsel reporting to several creditors',
    ],
    notFor: [
      {
        text: 'Assigning and tracking cases in your own portfolio',
        instead: 'eurodebt-navigator',
      },
    ],
  },
  'northstar-debt-console': {
    audience: [
      'Recovery teams with claims in the United States and Canada',
      'Teams working under state and provincial contact rules',
      'Managers who compare portfolios and agents',
    ],
    notFor: [{ text: 'Portfolios in Mexico', instead: 'latam-gateway-mx' }],
  },
  'latam-gateway-mx': {
    audience: [
      'Foreign lenders with portfolios in Mexico',
      'Teams that work through local agents',
      'Head offices that need reports in their own currency',
    ],
    notFor: [
      {
        text: 'Claims in the United States and Canada',
        instead: 'northstar-debt-console',
      },
    ],
  },
  'andean-debt-tracker': {
    audience: [
      'Teams with claims in Colombia, Peru, Ecuador and Bolivia',
      'Teams moving from spreadsheets',
      'Small firms that want to track each claim to settlement',
    ],
    notFor: [
      {
        text: 'Portfolios in Argentina, Chile, Uruguay or Paraguay, or case scoring',
        instead: 'conosur-recovery-studio',
      },
    ],
  },
  'conosur-recovery-studio': {
    audience: [
      'Teams with portfolios in Argentina, Chile, Uruguay and Paraguay',
      'Teams that prioritise cases by score and strategy',
      'Lenders whose claims lose value to inflation',
    ],
    notFor: [
      {
        text: 'Claims in Colombia, Peru, Ecuador or Bolivia, or moving from spreadsheets',
        instead: 'andean-debt-tracker',
      },
    ],
  },
  'mena-restructure-hub': {
    audience: [
      'Lenders restructuring commercial debt in the Middle East and North Africa',
      'Teams that need Arabic and English documents for the same case',
      'Institutions where proposals need several approvals',
    ],
    notFor: [
      {
        text: 'Running large portfolios across several agencies',
        instead: 'gulf-portfolio-command',
      },
    ],
  },
  'gulf-portfolio-command': {
    audience: [
      'Banks and asset managers in the Gulf with large portfolios',
      'Institutions that place cases with several agencies',
      'Boards that want one set of figures',
    ],
    notFor: [
      {
        text: 'Negotiating individual commercial restructurings',
        instead: 'mena-restructure-hub',
      },
    ],
  },
  'apac-debt-grid': {
    audience: [
      'Teams with claims in India, Singapore, Australia and nearby markets',
      'Agents who want a clear next step on every case',
      'Lenders whose debtors pay by payment link',
    ],
    notFor: [
      {
        text: 'Hardship requests and restructuring agreements',
        instead: 'pacific-restructure-suite',
      },
    ],
  },
  'pacific-restructure-suite': {
    audience: [
      'Lenders around the Pacific that handle hardship requests',
      'Teams that agree affordable plans with customers',
      'Institutions that track agreements to the last instalment',
    ],
    notFor: [
      {
        text: 'Collecting many claims across several countries',
        instead: 'apac-debt-grid',
      },
    ],
  },
  'global-debt-command-center': {
    audience: [
      'Groups working in several regions',
      'Head offices that assign and track cases across their agencies',
      'Managers who set policies once for all countries',
    ],
    notFor: [],
  },
};

/** Returns the texts of a product. Throws a RangeError if it has none. */
export function productText({ id, region }: Product): ProductText {
  const found = texts[id];
  if (!found) throw new RangeError(`content/products.ts says nothing of ${id}.`);
  const flagships = products.filter((product) => product.region === 'cross-region');
  const groups = flagships.map((flagship) => ({
    text: 'One view across several regions',
    instead: flagship.id,
  }));
  return region === 'cross-region' ? found : { ...found, notFor: [...found.notFor, ...groups] };
}

export const choices: Record<RegionId, string> = {
  europe:
    'Choose EuroDebt Navigator to manage your own portfolio, or CreditorSync EU Pro to share claims with agencies and counsel.',
  'north-america':
    'Choose NorthStar Debt Console for claims in the United States and Canada, or LatAm Gateway MX for claims in Mexico.',
  'south-america':
    'Choose Andean Debt Tracker for Colombia, Peru, Ecuador and Bolivia, or ConoSur Recovery Studio for Argentina, Chile, Uruguay and Paraguay.',
  'middle-east':
    'Choose MENA Restructure Hub to restructure commercial debt, or Gulf Portfolio Command to run large portfolios across several agencies.',
  'asia-pacific':
    'Choose APAC Debt Grid to collect across countries, or Pacific Restructure Suite for hardship and restructuring.',
};

/** Statements about every product. The FAQ repeats them. */
export const setUpTimes =
  `Plans bought online are set up within minutes of payment. Invoiced and Enterprise orders take 1-3 business days. ${site.access}`.trim();
export const noGuarantee =
  'No. The platform organises the work and shows where each claim stands, but no one can promise what a debtor will pay.';

export const productPage = {
  flagshipKicker: 'All regions',
  breadcrumb: 'Breadcrumb',
  audience: 'Best for',
  notFor: 'Choose another product for',
  otherClaims: ({ region }: Product) =>
    region === 'cross-region' ? 'Claims in one region only' : 'Claims in other regions',
  yourPlan: (users: string, lastDay: string) => `Your plan: ${users} until ${lastDay}.`,
  addUsers: 'Add users',
  addUsersTo: (name: string) => `Add users to ${name}`,
  features: 'What it does',
  prices: 'Pricing and terms',
  fees: {
    user: (term: Term) => `Per user per ${term}`,
    platform: (term: Term) => `Platform fee per ${term}, seats not included`,
    seat: (term: Term) => `Per seat per ${term}`,
  },
  enterprise: 'Enterprise plan per year',
  from: (price: string) => `From ${price}`,
  cart: 'When you buy online',
  choice: `1 to ${maximumSeats} users, for 1 month or 1 year.`,
  seatChoice: `The platform fee and up to ${maximumSeats} users, for 1 month or 1 year.`,
  setUp: 'Setup',
  termsLabel: 'Terms',
  questions: 'FAQ',
  comparisonQuestion: (names: readonly string[]) => `${names.join(' or ')}?`,
  bothInCart: 'You can add both to your cart.',
  whenRegional: 'When is a regional product enough?',
  regionalIsEnough:
    'When all your claims are in one region. The command center covers all regional products, for groups that assign and track cases in several regions.',
  users: 'Can I buy more users, or a year?',
  seats: 'Can I buy seats, or a year?',
  chooseHere: `Yes. Choose up to ${maximumSeats} users, and a month or a year, above or in your cart. For more users or an Enterprise plan, talk to sales.`,
  whatThen: 'What happens when the term ends?',
  outcome: 'Does it guarantee recovery?',
  allQuestions: 'See all FAQs',
  next: 'Explore more',
  other: (region: string) => `Also for ${region}`,
} as const;

export const comparison = {
  kicker: 'Products',
  title: 'Compare products',
  lead: 'Features and prices of every product, by region.',
  crossRegion: 'All regions',
  groups: 'Regions',
  lines: {
    product: 'Product',
    audience: 'Best for',
    month: 'Price per month',
    year: 'Price per year',
    enterprise: 'Enterprise (yearly, from)',
    features: 'Features',
  },
} as const;
