import { paths, sectionHref } from '@shared/paths.ts';
import { site } from '@shared/site.ts';
import { landingSections } from '../../content/landing-sections.ts';

export const footer = {
  summary:
    'Debt reconstruction and recovery software, with AI-driven case assignment and a network of vetted agents.',
  /** The year of the build. */
  year: new Date().getFullYear(),
  contactTitle: 'Contact',
  sectionsTitle: 'Explore',
  socialTitle: 'Follow us',
  legalTitle: 'Legal',
  locationCredit: {
    text: 'Location data:',
    source: {
      label: 'countrystatecity',
      href: 'https://github.com/dr5hn/countries-states-cities-database',
    },
    licence: { label: 'ODbL', href: 'https://opendatacommons.org/licenses/odbl/1-0/' },
  },
};

const comparison = { label: 'Compare products', href: paths.products };
const pricing = { label: 'Pricing', href: paths.pricing };
const questions = { label: 'FAQ', href: paths.faq };
const security = { label: 'Security', href: paths.security };

export const drawerLinks = [comparison, pricing, questions, security];

/** The sections have the labels of the navigation, and lead to the same places. The pages have labels of their own. */
export const footerLinks = [
  ...landingSections.map(({ id, label }) => ({ label, href: sectionHref(id) })),
  { label: 'About us', href: paths.about },
  comparison,
  pricing,
  questions,
  security,
  { label: 'Contact us', href: paths.contact },
];

export const socialLinks = [
  { label: 'Instagram', href: site.social.instagram },
  { label: 'Facebook', href: site.social.facebook },
  { label: 'LinkedIn', href: site.social.linkedin },
];
