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
  /** Follows the links of letters about an account: see account-actions.ts. */
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

/** The element ids of the landing page's sections. */
export type SectionId = 'home' | 'about' | 'regional-solutions' | 'process' | 'contact';

export function sectionHref(section: SectionId): string {
  return `${paths.home}#${section}`;
}
