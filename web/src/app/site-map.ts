import { paths } from '@shared/paths.ts';
import { site } from '@shared/site.ts';

/** A page of the site. The router, the build, the document's head and the tests read this table. */
export interface SitePage {
  path: string;
  /** The name of the page's file in `routes/`. The file's default export is the page. */
  route: string;
  /** What links to the page and its picture say. */
  name: string;
  title: string;
  description: string;
  /** Whether search engines may list it. */
  isPublic: boolean;
}

export interface PublicPage extends SitePage {
  isPublic: true;
  /** The day on which its text last changed, for the sitemap. */
  changed: `${number}-${number}-${number}`;
}

export const policies = {
  privacy: publicPage(
    paths.privacy,
    'privacy',
    'Privacy Policy',
    'Which personal data we collect, what we use it for and on which legal basis, who processes it for us, and how to use your rights.',
    '2025-09-05',
  ),
  terms: publicPage(
    paths.terms,
    'terms',
    'Terms & Conditions',
    'The agreement for using the site and the platform: services, accounts, acceptable use, fees, liability and governing law.',
    '2025-09-05',
  ),
  cancellation: publicPage(
    paths.cancellationPolicy,
    'cancellation-policy',
    'Cancellation and Shipping Policy',
    'How to cancel a subscription, what happens to your data afterwards, and how and when our digital services are delivered.',
    '2026-11-23',
  ),
  refund: publicPage(
    paths.refundPolicy,
    'refund-policy',
    'Refund Policy',
    'When fees are refunded, how to report a billing discrepancy, how to ask for a refund and how long it takes.',
    '2026-11-23',
  ),
} as const;

export const publicPages: readonly PublicPage[] = [
  {
    path: paths.home,
    route: 'landing',
    name: 'Home',
    title: `${site.name}: debt recovery and asset reconstruction software`,
    description:
      'Assign cases, work with vetted agents and follow every recovery in one place. Software for banks, lenders, agencies and small firms, in five regions.',
    isPublic: true,
    changed: '2026-11-23',
  },
  publicPage(
    paths.about,
    'about',
    'About',
    'What the platform does with a claim from lender to agent, what it is made for, and which company operates it.',
    '2026-11-23',
  ),
  publicPage(
    paths.pricing,
    'pricing',
    'Pricing',
    'The monthly price per user and the Enterprise price of every product, region by region.',
    '2026-11-23',
  ),
  publicPage(
    paths.contact,
    'contact',
    'Contact',
    'Phone, e-mail and office, a form for messages and demos, and the place to pay an invoice.',
    '2026-11-23',
  ),
  ...Object.values(policies),
];

export const pages: readonly SitePage[] = [
  ...publicPages,
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

function publicPage(
  path: string,
  route: string,
  name: string,
  description: string,
  changed: PublicPage['changed'],
): PublicPage {
  return { ...privatePage(path, route, name, description), isPublic: true, changed };
}

function privatePage(path: string, route: string, name: string, description: string): SitePage {
  return { path, route, name, title: `${name} | ${site.name}`, description, isPublic: false };
}
