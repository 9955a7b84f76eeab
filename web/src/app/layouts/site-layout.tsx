import { Suspense } from 'react';
import { ErrorBoundary } from '../../components/error-boundary.tsx';
import { openAuthDialog } from '../../core/auth/auth-dialog.ts';
import { useSession } from '../../core/session/session.ts';
import { useCart } from '../../features/cart/use-cart.ts';
import { Outlet, useLocation } from '../../lib/router.ts';
import { pageAt } from '../site-map.ts';
import { useLogout } from '../use-logout.ts';
import { Arrival } from './arrival.tsx';
import { Footer } from './footer.tsx';
import { GuestBanner } from './guest-banner.tsx';
import { GuestLogoutDialog } from './guest-logout-dialog.tsx';
import { NavigationBar } from './navigation-bar.tsx';
import { OfflineBar } from './offline-bar.tsx';
import { PageFailure } from './page-failure.tsx';
import { SkipLink } from './skip-link.tsx';

export function SiteLayout() {
  const session = useSession();
  const { pathname } = useLocation();
  const cart = useCart();
  const logOut = useLogout();
  return (
    <div className="relative flex min-h-dvh flex-col pt-17 print:pt-0">
      <SkipLink />
      <NavigationBar
        session={session.status}
        cartCount={cart.count}
        onLogin={() => openAuthDialog()}
        onLogout={logOut}
      />
      {session.status === 'logged-in' && session.account.isAnonymous && (
        <GuestBanner isOverPage={pageAt(pathname).isPublic} />
      )}
      {/* At least as high as the window, so that the footer stays below it while a page loads. */}
      <main id="main" tabIndex={-1} className="min-h-[calc(100dvh-4.25rem)] flex-1 outline-none">
        <Suspense>
          <ErrorBoundary key={pathname} fallback={<PageFailure />}>
            <Outlet />
          </ErrorBoundary>
          <Arrival />
        </Suspense>
      </main>
      <Footer />
      <OfflineBar />
      <GuestLogoutDialog />
    </div>
  );
}
