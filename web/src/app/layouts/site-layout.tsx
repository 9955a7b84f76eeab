import { Suspense } from 'react';
import { openAuthDialog } from '../../core/auth-dialog.ts';
import { useSession } from '../../core/session/session.ts';
import { useCart } from '../../features/cart/use-cart.ts';
import { Outlet } from '../../lib/router.ts';
import { useLogout } from '../use-logout.ts';
import { Arrival } from './arrival.tsx';
import { Footer } from './footer.tsx';
import { NavigationBar } from './navigation-bar.tsx';
import { OfflineBar } from './offline-bar.tsx';

export function SiteLayout() {
  const session = useSession();
  const cart = useCart();
  const logOut = useLogout();
  return (
    <div className="flex min-h-dvh flex-col pt-17">
      <a
        href="#main"
        className="sr-only z-50 rounded-base bg-action px-4 py-3 font-medium text-on-action focus:not-sr-only focus:fixed focus:top-3 focus:left-3"
      >
        Skip to content
      </a>
      <NavigationBar
        session={session.status}
        cartCount={cart.count}
        onLogin={() => openAuthDialog()}
        onLogout={logOut}
      />
      <OfflineBar />
      <main id="main" tabIndex={-1} className="flex-1">
        <Suspense>
          <Outlet />
          <Arrival />
        </Suspense>
      </main>
      <Footer />
    </div>
  );
}
