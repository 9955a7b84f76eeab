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
  profilePlans: '/profile/plans',
  profileMessages: '/profile/messages',
  profileSettings: '/profile/settings',
  /** The page for links in emails about an account, see account-actions.ts. */
  accountAction: '/account/action',
  privacy: '/privacy',
  terms: '/terms',
  refundPolicy: '/refundpolicy',
  cancellationPolicy: '/cancellationpolicy',
  adminPanel: '/admin-panel',
  /** The admin panel's own page, which is not part of the site. */
  admin: '/admin/',
} as const;

export function productPath(id: string): string {
  return `${paths.products}/${id}`;
}

export function alertPath(id: string): string {
  return `${paths.admin}alerts/${id}`;
}

/** Returns the admin panel's page of the order or invoice at a document path. */
export function adminPayablePath(path: string): string {
  const [, uid = '', collection = '', id = ''] = path.split('/');
  return `${paths.admin}${collection}/${uid}/${id}`;
}

/** The element ids of the landing page's sections. */
export type SectionId = 'home' | 'about' | 'regional-solutions' | 'process' | 'contact';

export function sectionHref(section: SectionId): string {
  return `${paths.home}#${section}`;
}

export function payableHref(type: PayableType, id: string): string {
  return `${payablesHref(type)}/${id}`;
}

export function payablesHref(type: PayableType): string {
  return type === 'invoice' ? paths.profileInvoices : paths.profileOrders;
}
