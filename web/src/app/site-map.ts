import { paths } from '@shared/paths.ts';
import { site } from '@shared/site.ts';

/** A page of the site. The router, the build, the document's head and the tests read this table. */
export interface SitePage {
  path: string;
  /** The name of the page's file in `routes/`. The file's default export is the page. */
  route: string;
  title: string;
  description: string;
  /** Prerendered and listed for search engines. A private page needs a rewrite in `firebase.json`. */
  isPublic: boolean;
}

/** A legal page, with the name that links give it. */
export interface Policy extends SitePage {
  name: string;
}

export const policies = {
  privacy: policy(
    paths.privacy,
    'privacy',
    'Privacy Policy',
    'Which personal data we collect, what we use it for and on which legal basis, who processes it for us, and how to use your rights.',
  ),
  terms: policy(
    paths.terms,
    'terms',
    'Terms & Conditions',
    'The agreement for using the site and the platform: services, accounts, acceptable use, fees, liability and governing law.',
  ),
  cancellation: policy(
    paths.cancellationPolicy,
    'cancellation-policy',
    'Cancellation and Shipping Policy',
    'How to cancel a subscription, what happens to your data afterwards, and how and when our digital services are delivered.',
  ),
  refund: policy(
    paths.refundPolicy,
    'refund-policy',
    'Refund Policy',
    'When fees are refunded, how to report a billing discrepancy, how to ask for a refund and how long it takes.',
  ),
} as const;

export const pages: readonly SitePage[] = [
  {
    path: paths.home,
    route: 'landing',
    title: `${site.name}: debt recovery and asset reconstruction software`,
    description:
      'Assign cases, work with vetted agents and follow every recovery in one place. Software for banks, lenders, agencies and small firms, in five regions.',
    isPublic: true,
  },
  ...Object.values(policies),
  privatePage(
    paths.cart,
    'cart',
    'Your cart',
    'The products in your cart, their total and the way to pay.',
  ),
  privatePage(
    paths.profile,
    'profile',
    'Your profile',
    'Your account, invoices, orders and messages.',
  ),
  privatePage(paths.adminPanel, 'admin-panel', 'Admin panel', 'The way to the admin panel.'),
];

/** Hosting answers with this page, and status 404, where there is no other. */
export const notFoundPage = privatePage(
  '/404',
  'not-found',
  'Page Not Found',
  'There is no page at this address.',
);

/** The page at an address; the page `notFoundPage` where there is no other. */
export function pageAt(path: string): SitePage {
  return pages.find((page) => page.path === path) ?? notFoundPage;
}

function policy(path: string, route: string, name: string, description: string): Policy {
  return { ...privatePage(path, route, name, description), name, isPublic: true };
}

function privatePage(path: string, route: string, name: string, description: string): SitePage {
  return { path, route, title: `${name} | ${site.name}`, description, isPublic: false };
}
