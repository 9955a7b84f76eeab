import { products, type Product, type RegionId } from '@shared/catalogue.ts';
import { site } from '@shared/site.ts';

/** What helps a buyer to choose a product. What it does and costs is in the catalogue. */
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
      'Lenders who hold claims in several EU countries',
      'Teams that want one case file per debtor, whatever the jurisdiction',
      'Institutions whose supervisor asks what was done, and when',
    ],
    notFor: [
      {
        text: 'Creditors, agencies and counsel who want the same figures on all sides of a claim',
        instead: 'creditorsync-eu-pro',
      },
    ],
  },
  'creditorsync-eu-pro': {
    audience: [
      'Creditors who work with agencies and counsel on the same claims',
      'Institutions that keep balances in a core banking or ledger system',
      'Agencies and counsel who report to several creditors',
    ],
    notFor: [
      {
        text: 'Lenders who assign and follow the cases of their own portfolio',
        instead: 'eurodebt-navigator',
      },
    ],
  },
  'northstar-debt-console': {
    audience: [
      'Recovery teams with claims in the United States and Canada',
      'Teams whose contact rules differ by state and province',
      'Managers who compare portfolios and agents',
    ],
    notFor: [{ text: 'Portfolios in Mexico', instead: 'latam-gateway-mx' }],
  },
  'latam-gateway-mx': {
    audience: [
      'Lenders from abroad who hold portfolios in Mexico',
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
      'Teams that keep their cases in spreadsheets today',
      'Small firms who want to follow each claim to its settlement',
    ],
    notFor: [
      {
        text: 'Portfolios in Argentina, Chile, Uruguay and Paraguay, and teams that need scoring',
        instead: 'conosur-recovery-studio',
      },
    ],
  },
  'conosur-recovery-studio': {
    audience: [
      'Portfolios in Argentina, Chile, Uruguay and Paraguay',
      'Teams that decide by score and strategy which case comes next',
      'Lenders for whom inflation changes what a claim is worth',
    ],
    notFor: [
      {
        text: 'Claims in Colombia, Peru, Ecuador and Bolivia, and teams that start with spreadsheets',
        instead: 'andean-debt-tracker',
      },
    ],
  },
  'mena-restructure-hub': {
    audience: [
      'Lenders who restructure commercial debt in the Middle East and North Africa',
      'Teams that need Arabic and English documents of the same case',
      'Institutions where proposals pass several approvals',
    ],
    notFor: [
      {
        text: 'Banks and asset managers who spread large portfolios over several agencies',
        instead: 'gulf-portfolio-command',
      },
    ],
  },
  'gulf-portfolio-command': {
    audience: [
      'Banks and asset managers in the Gulf with large portfolios',
      'Institutions that give cases to several agencies',
      'Boards that want one set of figures',
    ],
    notFor: [
      {
        text: 'Teams that negotiate the restructuring of single commercial debts',
        instead: 'mena-restructure-hub',
      },
    ],
  },
  'apac-debt-grid': {
    audience: [
      'Teams with claims in India, Singapore, Australia and their neighbours',
      'Agents who want to know what to do next',
      'Lenders whose debtors pay by link',
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
      'Lenders around the Pacific who receive hardship requests',
      'Teams that work out affordable agreements with customers',
      'Institutions that follow agreements to the last instalment',
    ],
    notFor: [
      {
        text: 'Collection of many claims across several countries',
        instead: 'apac-debt-grid',
      },
    ],
  },
  'global-debt-command-center': {
    audience: [
      'Groups that work in several regions',
      'Head offices that assign and follow cases of all their agencies',
      'Managers who set policies once for every country',
    ],
    notFor: [],
  },
};

/** Throws a RangeError for a product without texts. */
export function productText({ id, region }: Product): ProductText {
  const found = texts[id];
  if (!found) throw new RangeError(`content/products.ts says nothing of ${id}.`);
  const flagships = products.filter((product) => product.region === 'cross-region');
  const groups = flagships.map((flagship) => ({
    text: 'Groups that want one view of several regions',
    instead: flagship.id,
  }));
  return region === 'cross-region' ? found : { ...found, notFor: [...found.notFor, ...groups] };
}

/** How the two products of a region differ. */
export const choices: Record<RegionId, string> = {
  europe:
    'EuroDebt Navigator is for the lender’s own work on a portfolio. CreditorSync EU Pro is for what creditors, agencies and counsel share.',
  'north-america':
    'NorthStar Debt Console is for claims in the United States and Canada, LatAm Gateway MX for claims in Mexico.',
  'south-america':
    'Andean Debt Tracker is for claims in Colombia, Peru, Ecuador and Bolivia, ConoSur Recovery Studio for claims in Argentina, Chile, Uruguay and Paraguay.',
  'middle-east':
    'MENA Restructure Hub is for restructuring commercial debt. Gulf Portfolio Command is for running large portfolios with several agencies.',
  'asia-pacific':
    'APAC Debt Grid is for collecting across countries. Pacific Restructure Suite is for hardship and restructuring.',
};

/** What holds for every product. The questions that buyers ask say it too. */
export const renewal = 'It does not renew by itself: nothing is charged later without you.';
export const setUpTimes =
  `Plans from the cart are set up within minutes of payment, invoiced and Enterprise orders within 1-3 business days. ${site.access}`.trim();
export const noGuarantee =
  'No. The platform organises the work and shows where each claim stands; nobody can promise what a debtor will pay.';

export const productPage = {
  flagshipKicker: 'All regions',
  way: 'Breadcrumb',
  audience: 'Made for',
  notFor: 'Not made for',
  otherClaims: ({ region }: Product) =>
    region === 'cross-region' ? 'Claims in one region alone' : 'Claims in other regions',
  features: 'What it does',
  prices: 'Price and terms',
  fees: {
    user: 'One user for one month',
    platform: 'Base price for one month, without seats',
    seat: 'Each seat for one month',
  },
  enterprise: 'Enterprise plan for one year',
  from: (price: string) => `From ${price}`,
  cart: 'In the cart',
  setUp: 'Set up',
  termsLabel: 'Terms',
  questions: 'Questions',
  whichOfTwo: (names: readonly string[]) => `${names.join(' or ')}?`,
  bothInCart: 'Each is a line of its own in the cart.',
  whenRegional: 'When is a regional product enough?',
  regionalIsEnough:
    'When your claims are in one region. The command center stands above all regional products, for groups that assign and follow cases in several regions.',
  users: 'How do I get more users or a yearly term?',
  seats: 'How do I get seats or a yearly term?',
  bySales:
    'Write to us with the number and the term. We answer with an offer and an invoice, which you can pay on this site.',
  outcome: 'Does it guarantee that a debt is recovered?',
  allQuestions: 'All questions and answers',
  next: 'Go on with',
  other: (region: string) => `The other product for ${region}`,
} as const;

export const comparison = {
  kicker: 'Products',
  title: 'Compare products',
  lead: 'What each product does, costs and contains, region by region.',
  crossRegion: 'All regions',
  groups: 'Regions',
  lines: {
    product: 'Product',
    audience: 'Made for',
    month: 'Price per month',
    enterprise: 'Enterprise per year, from',
    features: 'Features',
  },
} as const;
