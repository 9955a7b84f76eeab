import { StrictMode, startTransition, useEffect, type ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { keepEarlyClicks } from './app/early-clicks.ts';
import { useEarlyHistory } from './app/early-history.ts';
import { loadPage } from './app/routes.ts';
import { keepNoticesOverReload } from './core/notices/keep-notices.ts';
import { startSession } from './core/session/start-session.ts';
import { startCart } from './features/cart/start-cart.ts';
import { BrowserRouter } from './lib/router.ts';
import './styles/index.css';

/** A known account waits for an answer from the network, but a visitor's page does not wait for ever. */
const longestWaitMs = 3_000;

const longestWait = new Promise<void>((resolve) => {
  setTimeout(resolve, longestWaitMs);
});
const earlyClicks = keepEarlyClicks();

void start();

async function start(): Promise<void> {
  keepNoticesOverReload();
  startCart();
  await Promise.allSettled([
    Promise.race([startSession(), longestWait]),
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

/** What the reader did before the page ran is done now. */
function CatchUp({ children }: { children: ReactNode }) {
  useEarlyHistory();
  // Not in the effect itself: while React is at work it can't wake a part of the page for an event.
  useEffect(() => void setTimeout(() => earlyClicks.replay()), []);
  return children;
}
