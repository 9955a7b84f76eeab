import { productPath } from '../paths.ts';
import { namedProducts, type NamedProduct, type ProductId } from './named-products.ts';
import { perUser, type Pricing } from './pricing.ts';

export const regions = [
  { id: 'europe', name: 'Europe' },
  { id: 'north-america', name: 'North America' },
  { id: 'south-america', name: 'South America' },
  { id: 'middle-east', name: 'Middle East' },
  { id: 'asia-pacific', name: 'Asia-Pacific' },
] as const;

export type RegionId = (typeof regions)[number]['id'];

export interface Product extends NamedProduct {
  region: RegionId | 'cross-region';
  description: string;
  features: readonly string[];
  pricing: Pricing;
}

const details: Record<ProductId, Omit<Product, keyof NamedProduct>> = {
  'eurodebt-navigator': {
    region: 'europe',
    description:
      'Portfolio reconstruction for lenders with claims in several EU countries. One case file per debtor, one view across jurisdictions.',
    features: [
      'Case assignment by language, country and claim type',
      'GDPR retention rules applied to every case file',
      'Payment plans in euros and 11 local currencies',
      'Late-payment interest calculated by national rules',
      'Regulator-ready audit trail',
    ],
    pricing: perUser(
      { month: { rupees: 18_999, dollars: 229 }, year: { rupees: 1_89_990, dollars: 2_290 } },
      { rupees: 24_00_000, dollars: 28_900 },
    ),
  },
  'creditorsync-eu-pro': {
    region: 'europe',
    description:
      'Keeps balances, agreements and documents in sync, so creditors, agencies and counsel all work from the same figures.',
    features: [
      'Two-way sync with core banking and ledger systems',
      'Shared document room for each claim',
      'Creditor statements on a schedule you set',
      'Role-based access for agencies and counsel',
    ],
    pricing: perUser(
      { month: { rupees: 24_999, dollars: 299 }, year: { rupees: 2_49_990, dollars: 2_990 } },
      { rupees: 31_50_000, dollars: 37_900 },
    ),
  },
  'northstar-debt-console': {
    region: 'north-america',
    description:
      'A console for recovery teams in the United States and Canada, with state and provincial contact rules built into every step.',
    features: [
      'Contact-frequency limits by state and province',
      'Letter templates with the required notices',
      'Skill-based case routing for agents',
      'Dispute handling with deadlines',
      'Dashboards by portfolio, vintage and agent',
    ],
    pricing: perUser(
      { month: { rupees: 27_999, dollars: 339 }, year: { rupees: 2_79_990, dollars: 3_390 } },
      { rupees: 36_00_000, dollars: 43_500 },
    ),
  },
  'latam-gateway-mx': {
    region: 'north-america',
    description:
      'Manage Mexican portfolios from abroad, with local agents, local payment methods and reports in your own currency.',
    features: [
      'Network of vetted agents in all 32 states',
      'Bank transfer and cash-voucher payments',
      'Spanish and English case files side by side',
      'Reports in pesos, dollars and rupees',
    ],
    pricing: perUser(
      { month: { rupees: 15_999, dollars: 195 }, year: { rupees: 1_59_990, dollars: 1_950 } },
      { rupees: 20_00_000, dollars: 24_200 },
    ),
  },
  'andean-debt-tracker': {
    region: 'south-america',
    description:
      'Tracks each claim from first notice to settlement in Colombia, Peru, Ecuador and Bolivia. For teams moving from spreadsheets.',
    features: [
      'Spreadsheet import with checks on every row',
      'Case timeline with documents and calls',
      'Reminders by text message and email',
      'Simple payment plans with due dates',
    ],
    pricing: perUser(
      { month: { rupees: 9_999, dollars: 119 }, year: { rupees: 99_990, dollars: 1_190 } },
      { rupees: 12_50_000, dollars: 14_900 },
    ),
  },
  'conosur-recovery-studio': {
    region: 'south-america',
    description:
      'Scoring and strategy for portfolios in Argentina, Chile, Uruguay and Paraguay, where inflation makes timing matter.',
    features: [
      'Scoring based on the present value of balances',
      'Strategy editor with trial runs before launch',
      'Inflation-indexed payment plans',
      'Agent work lists refreshed every morning',
      'Results by strategy',
    ],
    pricing: perUser(
      { month: { rupees: 13_499, dollars: 165 }, year: { rupees: 1_34_990, dollars: 1_650 } },
      { rupees: 17_00_000, dollars: 20_500 },
    ),
  },
  'mena-restructure-hub': {
    region: 'middle-east',
    description:
      'Commercial debt restructuring across the Middle East and North Africa, with Arabic and English documents from one case file.',
    features: [
      'Restructuring proposals with approval steps',
      'Arabic and English documents from one source',
      'Profit-rate and interest-based agreements',
      'Guarantor and collateral register',
      'Local business-day calendar',
    ],
    pricing: perUser(
      { month: { rupees: 22_499, dollars: 269 }, year: { rupees: 2_24_990, dollars: 2_690 } },
      { rupees: 28_00_000, dollars: 33_800 },
    ),
  },
  'gulf-portfolio-command': {
    region: 'middle-east',
    description:
      'For banks and asset managers in the Gulf that run large portfolios across several agencies and want one set of figures.',
    features: [
      'Allocation across agencies with quotas',
      'Agency scorecards and commission statements',
      'Exposure by sector, borrower group and country',
      'One-click board reports',
      'Single sign-on and IP allow-lists',
      'Data residency in the region',
    ],
    pricing: perUser(
      { month: { rupees: 31_999, dollars: 385 }, year: { rupees: 3_19_990, dollars: 3_850 } },
      { rupees: 42_00_000, dollars: 50_700 },
    ),
  },
  'apac-debt-grid': {
    region: 'asia-pacific',
    description:
      'Brings claims from India, Singapore, Australia and nearby markets into one grid, sorted by next action.',
    features: [
      'Next-best-action list for every agent',
      'UPI, PayNow and PayTo payment links',
      'Consent and contact log for each debtor',
      'Portfolio view in eight languages',
      'API for your lending system',
    ],
    pricing: perUser(
      { month: { rupees: 16_499, dollars: 199 }, year: { rupees: 1_64_990, dollars: 1_990 } },
      { rupees: 21_00_000, dollars: 25_300 },
    ),
  },
  'pacific-restructure-suite': {
    region: 'asia-pacific',
    description:
      'Hardship and restructuring workflows for lenders around the Pacific, from the first request to the last instalment.',
    features: [
      'Hardship requests with response deadlines',
      'Affordability worksheet to complete with the customer',
      'Agreements signed on screen',
      'Instalment tracking to the end of the term',
    ],
    pricing: perUser(
      { month: { rupees: 20_499, dollars: 249 }, year: { rupees: 2_04_990, dollars: 2_490 } },
      { rupees: 26_00_000, dollars: 31_400 },
    ),
  },
  'global-debt-command-center': {
    region: 'cross-region',
    description:
      'One command center for all regional products. Assign and track every portfolio, agency and case in your group from one place.',
    features: [
      'AI-driven case assignment across regions',
      'One dashboard for all regional products',
      'Policies set once and adapted by country',
      'Group-wide agent network with vetting records',
      'Consolidated reporting in any currency',
      'Named success manager',
    ],
    pricing: {
      model: 'platform',
      platform: {
        month: { rupees: 2_10_000, dollars: 2_530 },
        year: { rupees: 21_00_000, dollars: 25_300 },
      },
      seat: {
        month: { rupees: 2_999, dollars: 36 },
        year: { rupees: 29_990, dollars: 360 },
      },
      enterprise: { rupees: 60_00_000, dollars: 72_000 },
    },
  },
};

export const products: readonly Product[] = namedProducts.map((product) => ({
  ...product,
  ...details[product.id],
}));

export function productById(id: string): Product | undefined {
  return products.find((product) => product.id === id);
}

export function productByPath(path: string): Product | undefined {
  return products.find(({ id }) => productPath(id) === path);
}

export function productsOfRegion(region: Product['region']): readonly Product[] {
  return products.filter((product) => product.region === region);
}
