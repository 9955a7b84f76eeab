import { Suspense, useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { buttonClass } from '../../components/button-class.ts';
import { Button } from '../../components/button.tsx';
import { Container } from '../../components/container.tsx';
import { ErrorBoundary } from '../../components/error-boundary.tsx';
import { LoadingStatus, Skeleton } from '../../components/skeleton.tsx';
import { SkipLink } from '../../components/skip-link.tsx';
import { dialogOnDemand } from '../../core/notices/dialog-on-demand.tsx';
import { PageFailure } from '../../core/notices/page-failure.tsx';
import { env } from '../../lib/env.ts';
import { useLocation } from '../../lib/router.ts';
import { whenIdle } from '../../lib/when-idle.ts';
import { useTitle } from '../../lib/use-title.ts';
import { ActionHost } from '../actions/action-host.tsx';
import { AdminLogout } from './admin-logout.tsx';
import { AdminNavigation } from './admin-navigation.tsx';
import { adminRouteAt, adminPaths } from '../records/admin-paths.ts';
import type { StaffMember } from '../staff/staff.ts';
import { nameOfPage } from '../records/name-of-page.ts';
import { useAdminKeys } from './use-admin-keys.ts';
import { AdminPage } from './admin-page.tsx';
import { AdminHeader } from './admin-header.tsx';
import { StaffContext } from '../staff/staff-context.ts';

const search = dialogOnDemand(
  async () => (await import('./search-dialog.tsx')).SearchDialog,
  'Loading search...',
);

export function AdminPanel({ staff }: { staff: StaffMember }) {
  const { pathname } = useLocation();
  const route = adminRouteAt(pathname);
  useTitle(nameOfPage(route));
  const [isSearching, setSearching] = useState(false);
  const startSearch = useCallback(() => setSearching(true), [setSearching]);
  const stopSearch = useCallback(() => setSearching(false), [setSearching]);
  useAdminKeys(startSearch);
  useEffect(() => whenIdle(search.prefetch), []);
  const lastRef = useRef(pathname);
  return (
    <StaffContext value={staff}>
      <SkipLink onSkip={(main) => main.focus()} />
      <AdminHeader>
        <AdminNavigation />
        <p className="ml-auto min-w-0 truncate text-sm text-muted max-sm:sr-only">
          {staff.role === 'viewer' ? `${staff.email} (view only)` : staff.email}
        </p>
        <Button
          variant="link"
          className="max-sm:ml-auto"
          aria-keyshortcuts="Control+K"
          onClick={startSearch}
        >
          Search
        </Button>
        {env.hasIdentityPlatform && (
          <a href={adminPaths.security} className={buttonClass({ variant: 'link' })}>
            Security
          </a>
        )}
        <AdminLogout uid={staff.uid} />
      </AdminHeader>
      <main id="main" tabIndex={-1} className="outline-none">
        <Container className="py-8 lg:py-12">
          <ErrorBoundary key={route?.page} fallback={<PageFailure />}>
            <Suspense fallback={<LoadingPage name={nameOfPage(route)} />}>
              <ActionHost key={pathname}>
                <AdminPage route={route} />
              </ActionHost>
              <FocusHeading lastRef={lastRef} />
            </Suspense>
          </ErrorBoundary>
        </Container>
      </main>
      <search.Component
        isOpen={isSearching}
        onClose={stopSearch}
        props={{ isOpen: isSearching, onOpenChange: setSearching }}
      />
    </StaffContext>
  );
}

function LoadingPage({ name }: { name: string }) {
  return (
    <LoadingStatus text={`Loading ${name}...`}>
      <Skeleton className="h-96" />
    </LoadingStatus>
  );
}

/** Moves the focus to the heading of a new page once its code has loaded. A screen reader starts there. */
function FocusHeading({ lastRef }: { lastRef: RefObject<string> }) {
  const { pathname } = useLocation();
  useEffect(() => {
    if (lastRef.current === pathname) return;
    lastRef.current = pathname;
    scrollTo({ top: 0, behavior: 'instant' });
    const heading = document.querySelector<HTMLElement>('main h1');
    heading?.setAttribute('tabindex', '-1');
    heading?.focus({ preventScroll: true });
  }, [pathname, lastRef]);
  return null;
}
