import { paths } from '@shared/paths.ts';
import WifiOff from 'lucide-react/icons/wifi-off';
import { Suspense, type ReactNode } from 'react';
import { Container } from '../../components/container.tsx';
import { ErrorBoundary } from '../../components/error-boundary.tsx';
import { SkipLink } from '../../components/skip-link.tsx';
import { openAuthDialog } from '../../core/auth/auth-dialog.ts';
import { connection as texts } from '../../content/connection.ts';
import { useConnection } from '../../core/database/connection.ts';
import { useSession } from '../../core/session/session.ts';
import { cartStore } from '../../features/cart/cart-store.ts';
import { useFailureNotice } from '../../core/notices/use-failure-notice.ts';
import { useLocation } from '../../lib/router.ts';
import { useStore } from '../../lib/store.ts';
import { useRootMark } from '../../lib/use-root-mark.ts';
import { pageAt } from '../site-map.ts';
import { staticPart } from '../../startup/prerendered-part.tsx';
import { useLogout } from '../use-logout.ts';
import { Arrival } from './arrival.tsx';
import { arriveAt } from './focus-target.ts';
import { GuestLogout } from './guest-logout.tsx';
import { NavigationBar } from './navigation-bar.tsx';
import { PageFailure } from '../../core/notices/page-failure.tsx';
import { isTestSite, TestSiteBar } from './test-site-bar.tsx';

const Footer = staticPart(async () => (await import('./footer.tsx')).Footer);

export function SiteLayout({ children }: { children: ReactNode }) {
  const session = useSession();
  const { pathname } = useLocation();
  const { items } = useStore(cartStore);
  useFailureNotice();
  const logOut = useLogout();
  const isGuest = session.status === 'logged-in' && session.account.isAnonymous;
  return (
    <div className="relative flex min-h-dvh flex-col pt-17 print:pt-0">
      <SkipLink onSkip={arriveAt} />
      <NavigationBar
        session={session.status}
        cartCount={items.length}
        onLogin={() => openAuthDialog()}
        onLogout={logOut}
      />
      {isGuest && <GuestBanner isOverPage={pageAt(pathname).isPublic} />}
      {/* `main` fills the window, so the footer stays out of view while a page loads. */}
      <main id="main" tabIndex={-1} className="min-h-[calc(100dvh-4.25rem)] flex-1 outline-none">
        <Suspense>
          <ErrorBoundary key={pageAt(pathname).route} fallback={<PageFailure />}>
            {children}
          </ErrorBoundary>
          <Arrival />
        </Suspense>
      </main>
      <Footer />
      <div className="sticky bottom-0 z-30 print:static">
        <OfflineBar />
        {isTestSite && <TestSiteBar />}
      </div>
      {isGuest && <GuestLogout />}
    </div>
  );
}

/** Shows the connection state at the lower edge of the window, where it doesn't move the layout. */
function OfflineBar() {
  const connection = useConnection();
  const isOffline = connection !== 'online';
  useRootMark('data-offline', isOffline);
  return (
    <output className="print:hidden">
      {isOffline && (
        <span className="block border-t border-warning/30 bg-warning-soft py-3 text-warning">
          <Container className="flex items-center gap-3">
            <WifiOff aria-hidden className="size-5 shrink-0" />
            <span>{texts.bar[connection]}</span>
          </Container>
        </span>
      )}
    </output>
  );
}

/**
 * A public page is visible before the account is known. On such a page the banner overlays the upper margin, so
 * that nothing moves.
 */
function GuestBanner({ isOverPage }: { isOverPage: boolean }) {
  return (
    <aside
      aria-label="Guest account"
      className={`z-10 bg-warning-soft py-1.5 text-center text-sm text-warning sm:py-2 ${isOverPage ? 'absolute inset-x-0 top-17' : ''} print:hidden`}
    >
      <Container>
        You're logged in as a Guest. Please link account in{' '}
        <a href={paths.profile} className="font-semibold underline underline-offset-3">
          profile
        </a>
        .
      </Container>
    </aside>
  );
}
