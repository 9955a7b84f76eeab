import type { PayableType } from './endpoints.ts';

export const paths = {
  home: '/',
  about: '/about',
  pricing: '/pricing',
  products: '/products',
  contact: '/contact',
  faq: '/faq',
  security: '/security',
  cart: '/cart',
  profile: '/profile',
  profileOrders: '/profile/orders',
  profileInvoices: '/profile/invoices',
  profileMessages: '/profile/messages',
  profileSettings: '/profile/settings',
  /** Follows the links of emails about an account: see account-actions.ts. */
  accountAction: '/account/action',
  privacy: '/privacy',
  terms: '/terms',
  refundPolicy: '/refundpolicy',
  cancellationPolicy: '/cancellationpolicy',
  adminPanel: '/admin-panel',
  /** The admin panel's page, which is not part of the site. */
  admin: '/admin/',
} as const;

export function productPath(id: string): string {
  return `${paths.products}/${id}`;
}

/** The page of an alert in the admin panel. */
export function alertPath(id: string): string {
  return `${paths.admin}alerts/${id}`;
}

/** The element ids of the landing page's sections. */
export type SectionId = 'home' | 'about' | 'regional-solutions' | 'process' | 'contact';

export function sectionHref(section: SectionId): string {
  return `${paths.home}#${section}`;
}

/** The page of a customer's order or invoice, by the id of its document. */
export function payableHref(type: PayableType, id: string): string {
  return `${payablesHref(type)}/${id}`;
}

/** The page that lists a customer's orders or invoices. */
export function payablesHref(type: PayableType): string {
  return type === 'invoice' ? paths.profileInvoices : paths.profileOrders;
}
