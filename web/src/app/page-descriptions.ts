import { products } from '@shared/catalogue.ts';
import { chargeHref, paths, productPath } from '@shared/paths.ts';
import { notFoundPage, pages, type SitePage } from './site-map.ts';

/** What the built file of a page says of it, to search engines above all. Browsers load none of it. */
interface Description {
  description: string;
  /** Of a public page, the day on which its text last changed, for the sitemap. */
  changed?: `${number}-${number}-${number}`;
}

export type DescribedPage = SitePage & Description;
export type PublicPage = SitePage & Required<Description>;

/** The day on which the text of a product's page last changed. */
const productsChanged = '2026-11-25';

const descriptions: Record<string, Description> = {
  [paths.home]: {
    description:
      'Assign cases, work with vetted agents and follow every recovery in one place. Software for banks, lenders, agencies and small firms, in five regions.',
    changed: '2026-11-25',
  },
  [paths.about]: {
    description:
      'What the platform does with a claim from lender to agent, what it is made for, and which company operates it.',
    changed: '2026-11-24',
  },
  [paths.pricing]: {
    description:
      'The monthly price per user and the Enterprise price of every product, region by region.',
    changed: '2026-11-25',
  },
  [paths.products]: {
    description:
      'All products side by side: what each does, its price per month, its Enterprise price and its features, region by region.',
    changed: '2026-11-25',
  },
  ...Object.fromEntries(
    products.map(({ id, description }) => [
      productPath(id),
      { description, changed: productsChanged } satisfies Description,
    ]),
  ),
  [paths.contact]: {
    description:
      'Phone, email and office, a form for messages and demos, and the place to pay an invoice.',
    changed: '2026-11-25',
  },
  [paths.faq]: {
    description:
      'What one buys, how to pay, when it is set up, how to get more users, a receipt or a refund, and what happens to your data.',
    changed: '2026-11-25',
  },
  [paths.security]: {
    description:
      'How accounts, payments, letters and personal data on this site are protected, who processes what, and how to report a weakness.',
    changed: '2026-11-26',
  },
  [paths.privacy]: {
    description:
      'Which personal data we collect, what we use it for and on which legal basis, who processes it for us, and how to use your rights.',
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
    changed: '2026-11-25',
  },
  [paths.refundPolicy]: {
    description:
      'When fees are refunded, how to report a billing discrepancy, how to ask for a refund and how long it takes.',
    changed: '2026-11-24',
  },
  [paths.cart]: { description: 'The products in your cart, their total and the way to pay.' },
  [paths.profile]: { description: 'Your account, invoices, orders and messages.' },
  [paths.profileOrders]: { description: 'The orders of your account.' },
  [chargeHref('product_order', '*')]: { description: 'What you ordered, and its payment.' },
  [paths.profileInvoices]: { description: 'The invoices of your account.' },
  [chargeHref('invoice', '*')]: { description: 'Your invoice, and its payment.' },
  [paths.profileMessages]: { description: 'The messages that you sent to us, and our replies.' },
  [paths.profileSettings]: { description: 'Your details, your data and your account.' },
  [paths.accountAction]: { description: 'Follows the links in our letters about your account.' },
  [paths.adminPanel]: { description: 'The way to the admin panel.' },
  [notFoundPage.path]: { description: 'There is no page at this address.' },
};

/** Throws a RangeError for a page without a description, or a public one without its day. */
function describe(page: SitePage): DescribedPage {
  const found = descriptions[page.path];
  if (!found || (page.isPublic && !found.changed)) {
    throw new RangeError(`page-descriptions.ts does not describe ${page.path}.`);
  }
  return { ...page, ...found };
}

export const describedPages = [...pages, notFoundPage].map(describe);

export const publicPages = describedPages.filter((page): page is PublicPage => page.isPublic);
