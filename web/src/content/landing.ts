import type { SectionId } from '../lib/paths.ts';

/** The landing page's sections in reading order, with their names in menus. */
export const landingSections = [
  { id: 'home', label: 'Home' },
  { id: 'regional-solutions', label: 'Products' },
  { id: 'contact', label: 'Contact' },
] as const satisfies readonly { id: SectionId; label: string }[];

export type LandingSectionId = (typeof landingSections)[number]['id'];

export const hero = {
  headline: 'Debt recovery across borders, kept in order.',
  lead: 'AI-driven case assignment and a network of vetted agents, for institutions, banks, agencies and firms that want every claim on record and the next step in view.',
  demo: 'Get a Demo',
  products: 'See products',
  picture:
    'A sample dashboard: three figures, a recovery curve over twelve months and a list of cases with their next steps.',
};

export const products = {
  kicker: 'Products',
  title: 'One product for each way a region works',
  lead: 'Contact rules, languages and payment methods differ from market to market. Choose the region where your claims are; add others when you need them.',
  regions: 'Regions',
  flagship: 'For groups that work in several regions',
  taxNote: 'Prices in rupees include taxes. Dollar prices are for orientation.',
};
