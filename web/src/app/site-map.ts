import { namedProducts } from '@shared/catalogue/named-products.ts';
import { payableHref, paths, productPath } from '@shared/paths.ts';
import { site } from '@shared/site.ts';

/** A page of the site. The router, the build and the tests read the table of pages. */
export interface SitePage {
  /** The path. It ends with `*` if the page shows many documents, each by its id. */
  path: string;
  /** The name of the page's file in `routes/`, whose default export is the page. Several paths may share a file. */
  route: string;
  /** The name of the file in `profile/parts/` that the page shows, if it belongs to the profile. */
  part?: string;
  /** The name in links to the page and in its picture. */
  name: string;
  title: string;
  /** The page above this one, if that is not the landing page. */
  parent?: { path: string; name: string };
  /** Whether search engines may list the page. A public page needs a `changed` day in page-descriptions.ts. */
  isPublic: boolean;
}

export const policies = {
  privacy: publicPage(paths.privacy, 'privacy', 'Privacy Policy'),
  terms: publicPage(paths.terms, 'terms', 'Terms & Conditions'),
  cancellation: publicPage(
    paths.cancellationPolicy,
    'cancellation-policy',
    'Cancellation and Shipping Policy',
  ),
  refund: publicPage(paths.refundPolicy, 'refund-policy', 'Refund Policy'),
} as const;

export const guides = {
  faq: publicPage(paths.faq, 'faq', 'Frequently asked questions'),
  security: publicPage(paths.security, 'security', 'Security and compliance'),
} as const;

export const comparisonPage = publicPage(paths.products, 'comparison', 'Compare products');

const productPages = namedProducts.map(({ id, name }) => ({
  ...publicPage(productPath(id), 'product', name),
  parent: comparisonPage,
}));

export const pages: readonly SitePage[] = [
  {
    path: paths.home,
    route: 'landing',
    name: 'Home',
    title: `${site.name}: debt recovery and asset reconstruction software`,
    isPublic: true,
  },
  publicPage(paths.about, 'about', 'About'),
  publicPage(paths.pricing, 'pricing', 'Pricing'),
  comparisonPage,
  ...productPages,
  publicPage(paths.contact, 'contact', 'Contact'),
  ...Object.values(guides),
  ...Object.values(policies),
  privatePage(paths.cart, 'cart', 'Your cart'),
  profilePage(paths.profile, 'overview', 'Your profile'),
  profilePage(paths.profileOrders, 'orders', 'My Orders'),
  profilePage(payableHref('product_order', '*'), 'order', 'Your order'),
  profilePage(paths.profileInvoices, 'invoices', 'My Invoices'),
  profilePage(payableHref('invoice', '*'), 'invoice', 'Your invoice'),
  profilePage(paths.profilePlans, 'plans', 'My Plans'),
  profilePage(paths.profileMessages, 'messages', 'My Queries'),
  profilePage(paths.profileSettings, 'settings', 'Profile settings'),
  privatePage(paths.accountAction, 'account-action', 'Your account'),
  privatePage(paths.adminPanel, 'admin-panel', 'Admin panel'),
];

/** Hosting serves this page with status 404 for an unknown address. */
export const notFoundPage = privatePage('/404', 'not-found', 'Page Not Found');

export function pageAt(path: string): SitePage {
  return pages.find((page) => isAt(page, path)) ?? notFoundPage;
}

function isAt(page: SitePage, path: string): boolean {
  if (!page.path.endsWith('/*')) return page.path === path;
  const folder = page.path.slice(0, -1);
  return path.startsWith(folder) && /^[^/]+$/.test(path.slice(folder.length));
}

function publicPage(path: string, route: string, name: string): SitePage {
  return { ...privatePage(path, route, name), isPublic: true };
}

function profilePage(path: string, part: string, name: string): SitePage {
  return { ...privatePage(path, 'profile', name), part };
}

function privatePage(path: string, route: string, name: string): SitePage {
  return { path, route, name, title: `${name} | ${site.name}`, isPublic: false };
}
