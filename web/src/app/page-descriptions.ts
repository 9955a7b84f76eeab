import { products } from '@shared/catalogue/catalogue.ts';
import { payableHref, paths, productPath } from '@shared/paths.ts';
import { notFoundPage, pages, type SitePage } from './site-map.ts';

/** The metadata that the build writes into a page. The site's scripts do not contain it. */
interface Description {
  description: string;
  /** The day on which the text of a public page last changed, for the sitemap. */
  changed?: `${number}-${number}-${number}`;
}

export type DescribedPage = SitePage & Description;
export type PublicPage = SitePage & Required<Description>;

/** The day on which the text of the product pages last changed. */
const productsChanged = '2026-11-29';

const descriptions: Record<string, Description> = {
  [paths.home]: {
    description:
      'Assign cases, work with vetted agents and track every claim in one place. Debt recovery software for banks, lenders, agencies and small firms in five regions.',
    changed: '2026-11-28',
  },
  [paths.about]: {
    description: "What the platform does, who it's for and the company behind it.",
    changed: '2026-11-27',
  },
  [paths.pricing]: {
    description:
      'Prices per user for a month or a year, and Enterprise prices, for every product by region.',
    changed: '2026-11-28',
  },
  [paths.products]: {
    description:
      "Compare all products by region: who they're for, features, monthly, yearly and Enterprise prices.",
    changed: '2026-11-28',
  },
  ...Object.fromEntries(
    products.map(({ id, description }) => [
      productPath(id),
      { description, changed: productsChanged } satisfies Description,
    ]),
  ),
  [paths.contact]: {
    description:
      'Request a demo, send us a message or pay an invoice. Phone, email and office address.',
    changed: '2026-11-28',
  },
  [paths.faq]: {
    description:
      'What you get, how to pay, setup times, receipts, refunds, renewal, more users and what happens to your data.',
    changed: '2026-11-29',
  },
  [paths.security]: {
    description:
      'How we protect accounts, payments, emails and personal data, who processes your data, and how to report a vulnerability.',
    changed: '2026-11-27',
  },
  [paths.privacy]: {
    description:
      'What personal data we collect, why, the legal basis, who processes it for us, and how to exercise your rights.',
    changed: '2025-09-05',
  },
  [paths.terms]: {
    description:
      'The agreement for using the site and the platform: services, accounts, acceptable use, fees, liability and governing law.',
    changed: '2025-09-05',
  },
  [paths.cancellationPolicy]: {
    description:
      'How to cancel a subscription, what happens to your data afterwards, and how and when our digital services are delivered.',
    changed: '2026-11-29',
  },
  [paths.refundPolicy]: {
    description:
      'When fees are refunded, how to report a billing discrepancy, how to request a refund and how long it takes.',
    changed: '2026-11-28',
  },
  [paths.cart]: { description: 'Review your cart and pay.' },
  [paths.profile]: { description: 'Your account, invoices, orders and messages.' },
  [paths.profileOrders]: { description: 'Your orders.' },
  [payableHref('product_order', '*')]: { description: 'Your order and its payment.' },
  [paths.profileInvoices]: { description: 'Your invoices.' },
  [payableHref('invoice', '*')]: { description: 'Your invoice and its payment.' },
  [paths.profilePlans]: { description: 'Your plans: users, dates, renewal and cancellation.' },
  [paths.profileMessages]: { description: 'Your messages and our replies.' },
  [paths.profileSettings]: { description: 'Your details, data and account settings.' },
  [paths.accountAction]: { description: 'Opens the links in our account emails.' },
  [paths.adminPanel]: { description: 'Opens the admin panel.' },
  [notFoundPage.path]: { description: "This page doesn't exist." },
};

/** Throws a RangeError if a page has no description, or a public page has no `changed` day. */
function describe(page: SitePage): DescribedPage {
  const found = descriptions[page.path];
  if (!found || (page.isPublic && !found.changed)) {
    throw new RangeError(`page-descriptions.ts does not describe ${page.path}.`);
  }
  return { ...page, ...found };
}

export const describedPages = [...pages, notFoundPage].map(describe);

export const publicPages = describedPages.filter((page): page is PublicPage => page.isPublic);
