import { Suspense } from 'react';
import { Container } from '../../components/container.tsx';
import { ErrorBoundary } from '../../components/error-boundary.tsx';
import { LoadingStatus, Skeleton } from '../../components/skeleton.tsx';
import { PageFailure } from '../../core/notices/page-failure.tsx';
import { useStore } from '../../lib/store.ts';
import { onDemand } from '../../startup/on-demand.ts';
import { staffStore, type Staff } from '../staff/staff.ts';
import { AdminHeader } from './admin-header.tsx';
import { AdminPanel } from './admin-panel.tsx';

const signIn = onDemand(async () => (await import('./sign-in.tsx')).SignIn);
const refusedApp = onDemand(async () => (await import('./refused-app.tsx')).RefusedApp);
const roleUnknown = onDemand(async () => (await import('./role-unknown.tsx')).RoleUnknown);

export function AdminApp() {
  const staff = useStore(staffStore);
  return (
    <ErrorBoundary fallback={<SiteFailure />}>
      <Suspense fallback={<LoadingLogin />}>
        <View staff={staff} />
      </Suspense>
    </ErrorBoundary>
  );
}

function View({ staff }: { staff: Staff }) {
  switch (staff.status) {
    case 'starting':
      return <p className="sr-only">Loading Admin Panel...</p>;
    case 'signed-out':
      return <signIn.Component />;
    case 'failed':
      return <roleUnknown.Component email={staff.email} />;
    case 'refused':
      return <refusedApp.Component staff={staff} />;
    case 'in':
      return <AdminPanel staff={staff} />;
  }
}

/** Shown after a logout until the login's code has loaded. */
function LoadingLogin() {
  return (
    <>
      <AdminHeader />
      <main>
        <Container className="max-w-md py-16">
          <LoadingStatus text="Loading login...">
            <Skeleton className="h-96" />
          </LoadingStatus>
        </Container>
      </main>
    </>
  );
}

function SiteFailure() {
  return (
    <main>
      <PageFailure />
    </main>
  );
}
