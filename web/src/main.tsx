import { useEffect, useLayoutEffect, type ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { followLinks } from './app/follow-links.ts';
import { loadPage, loadWholePage } from './app/routes.ts';
import { startSession } from './core/session/start-session.ts';
import { startCart } from './features/cart/start-cart.ts';
import { adoptEarlyInput, replayEarlyInput } from './startup/early-input.ts';
import type { Run } from './startup/run.ts';
import type { Location } from './lib/location.ts';
import { startRouter } from './lib/router.ts';

export const run: Run = async (prerendered, earlyInput) => {
  adoptEarlyInput(earlyInput);
  startCart();
  startSession();
  // A page whose code doesn't load shows its own error.
  await loadPage(prerendered.pathname).catch(() => {});
  mount(prerendered);
};

function mount(prerendered: Location): void {
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no root element.');
  const app = (
    <Started root={root}>
      <App />
    </Started>
  );
  // The development server does not prerender pages.
  const isPrerendered = root.firstElementChild !== null;
  startRouter(prerendered, loadWholePage, isPrerendered);
  if (isPrerendered) hydrateRoot(root, app);
  else createRoot(root).render(app);
}

function Started({ root, children }: { root: HTMLElement; children: ReactNode }) {
  useLayoutEffect(followLinks, []);
  useEffect(() => {
    root.removeAttribute('data-dormant');
    setTimeout(replayEarlyInput);
  }, [root]);
  return children;
}
