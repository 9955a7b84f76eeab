import type { ComponentType } from 'react';
import { paths } from '@shared/paths.ts';
import { onDemand } from '../lib/on-demand.ts';

interface Page {
  path: string;
  Component: ComponentType;
  /** Fetches the page's code ahead of its first render. */
  load: () => Promise<unknown>;
}

export const pages: readonly Page[] = [
  page(paths.home, async () => (await import('./routes/landing.tsx')).LandingPage),
  page(paths.cart, async () => (await import('./routes/cart.tsx')).CartPage),
  page(paths.profile, async () => (await import('./routes/profile.tsx')).ProfilePage),
  page(paths.privacy, async () => (await import('./routes/privacy.tsx')).PrivacyPage),
  page(paths.terms, async () => (await import('./routes/terms.tsx')).TermsPage),
  page(
    paths.refundPolicy,
    async () => (await import('./routes/refund-policy.tsx')).RefundPolicyPage,
  ),
  page(
    paths.cancellationPolicy,
    async () => (await import('./routes/cancellation-policy.tsx')).CancellationPolicyPage,
  ),
  page(paths.adminPanel, async () => (await import('./routes/admin-panel.tsx')).AdminPanelPage),
  page('*', async () => (await import('./routes/not-found.tsx')).NotFoundPage),
];

/** Fetches the code of the page at an address. */
export async function loadPage(path: string): Promise<void> {
  const match = pages.find((page) => page.path === path || page.path === '*');
  await match?.load();
}

function page(path: string, fetchPage: () => Promise<ComponentType>): Page {
  return { path, ...onDemand(fetchPage) };
}
