import { paths } from '@shared/paths.ts';

export interface PublicPage {
  path: string;
  /** The page's file in `routes/`. */
  route: string;
}

/** The pages for everyone: built as files, and listed for search engines. */
export const publicPages: readonly PublicPage[] = [
  { path: paths.home, route: 'landing' },
  { path: paths.privacy, route: 'privacy' },
  { path: paths.terms, route: 'terms' },
  { path: paths.refundPolicy, route: 'refund-policy' },
  { path: paths.cancellationPolicy, route: 'cancellation-policy' },
];

/** What Hosting answers with where there is nothing. */
export const notFoundPage: PublicPage = { path: '/404', route: 'not-found' };
