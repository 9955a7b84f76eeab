/** The site's addresses, spelled once. */
export const paths = {
  home: '/',
  cart: '/cart',
  profile: '/profile',
  privacy: '/privacy',
  terms: '/terms',
  refundPolicy: '/refundpolicy',
  cancellationPolicy: '/cancellationpolicy',
  adminPanel: '/admin-panel',
  /** The admin panel's own page, which is no part of the site. */
  admin: '/admin/',
} as const;

/** The sections of the landing page, by their element ids. */
export type SectionId = 'home' | 'about' | 'regional-solutions' | 'process' | 'contact';

export function sectionHref(section: SectionId): string {
  return `${paths.home}#${section}`;
}
