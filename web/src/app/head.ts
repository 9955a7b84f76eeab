import { paths } from '@shared/paths.ts';
import { site } from '@shared/site.ts';
import { legalPages } from '../content/legal/pages.ts';
import type { PageHead } from './page-head.ts';

const heads: Record<string, PageHead> = {
  [paths.home]: {
    title: `${site.name}: debt recovery and asset reconstruction software`,
    description:
      'Assign cases, work with vetted agents and follow every recovery in one place. Software for banks, lenders, agencies and small firms, in five regions.',
  },
  [paths.cart]: {
    title: `Your cart | ${site.name}`,
    description: 'The products in your cart, their total and the way to pay.',
  },
  [paths.profile]: {
    title: `Your profile | ${site.name}`,
    description: 'Your account, invoices, orders and messages.',
  },
  [paths.adminPanel]: {
    title: `Admin panel | ${site.name}`,
    description: 'The way to the admin panel.',
  },
  ...Object.fromEntries(
    Object.values(legalPages).map(({ path, title, description }) => [
      path,
      { title: `${title} | ${site.name}`, description },
    ]),
  ),
};

const notFound: PageHead = {
  title: `Page Not Found | ${site.name}`,
  description: 'There is no page at this address.',
};

export function headOf(path: string): PageHead {
  return heads[path] ?? notFound;
}
