import { site } from '@shared/site.ts';
import { paths } from '../lib/paths.ts';
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
    description: 'Your account and your orders.',
  },
};

const notFound: PageHead = {
  title: `Page Not Found | ${site.name}`,
  description: 'There is no page at this address.',
};

export function headOf(path: string): PageHead {
  return heads[path] ?? notFound;
}
