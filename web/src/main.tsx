import { StrictMode, startTransition, useEffect, useState, type ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { keepEarlyClicks } from './app/early-clicks.ts';
import { loadPage } from './app/routes.ts';
import { keepNoticesOverReload } from './core/notices/keep-notices.ts';
import { startSession } from './core/session/start-session.ts';
import { startCart } from './features/cart/start-cart.ts';
import { BrowserRouter, createPath, useLocation } from './lib/router.ts';
import './styles/index.css';

/** The wait for the first auth state; for a known account it needs an answer from the network. */
const waitLimitMs = 3_000;

const waitLimit = new Promise<void>((resolve) => {
  setTimeout(resolve, waitLimitMs);
});
const earlyClicks = keepEarlyClicks();

void start();

async function start(): Promise<void> {
  keepNoticesOverReload();
  startCart();
  await Promise.allSettled([
    Promise.race([startSession(), waitLimit]),
    loadPage(location.pathname),
  ]);
  mount();
}

function mount(): void {
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no root element.');
  const app = (
    <StrictMode>
      <BrowserRouter>
        <CatchUp>
          <App />
        </CatchUp>
      </BrowserRouter>
    </StrictMode>
  );
  earlyClicks.stop();
  if (root.firstElementChild) hydrateRoot(root, app);
  else startTransition(() => createRoot(root).render(app));
}

function CatchUp({ children }: { children: ReactNode }) {
  useEarlyHistory();
  // Not in the effect: React can't hydrate a part of the page for an event while it works.
  useEffect(() => void setTimeout(() => earlyClicks.replay()), []);
  return children;
}

/** The router reads the address when the first render begins, and listens for changes only after it ends. */
function useEarlyHistory(): void {
  const [rendered] = useState(useLocation());
  useEffect(() => {
    if (createPath(rendered) === createPath(location)) return;
    globalThis.dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
  }, [rendered]);
}
