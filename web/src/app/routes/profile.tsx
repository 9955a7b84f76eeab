import { paths } from '@shared/paths.ts';
import { Container } from '../../components/container.tsx';
import { useSession } from '../../core/session/session.ts';
import { LinkPanel } from '../../features/auth/components/link-panel.tsx';
import { DangerZone } from '../../features/profile/components/danger-zone.tsx';
import { MyData } from '../../features/profile/components/my-data.tsx';
import { ProfileMissing } from '../../features/profile/components/profile-missing.tsx';
import { ProfileOverview } from '../../features/profile/components/profile-overview.tsx';
import { ProfileSkeleton } from '../../features/profile/components/profile-skeleton.tsx';
import { VerificationPanel } from '../../features/profile/components/verification-panel.tsx';
import { Navigate } from '../../lib/router.ts';
import { useLeave, useLogout } from '../use-logout.ts';
import { MyInvoices } from '../profile/my-invoices.tsx';
import { MyOrders } from '../profile/my-orders.tsx';
import { MyMessages } from '../profile/my-messages.tsx';

export default function ProfilePage() {
  const session = useSession();
  if (session.status === 'logged-out') return <Navigate to={paths.home} replace />;
  return (
    <Container className="py-12 lg:py-16">
      <ProfileContent />
    </Container>
  );
}

function ProfileContent() {
  const session = useSession();
  const logOut = useLogout();
  const leave = useLeave();
  if (session.status !== 'logged-in') return <ProfileSkeleton account={undefined} />;
  const { account, profile } = session;
  switch (profile.status) {
    case 'loading':
      return <ProfileSkeleton account={account} />;
    case 'missing':
      return <ProfileMissing onRetry={undefined} onLogout={logOut} />;
    case 'failed':
      return <ProfileMissing onRetry={() => location.reload()} onLogout={logOut} />;
    case 'ready':
      return (
        <>
          <ProfileOverview
            key={account.uid}
            account={account}
            profile={profile.profile}
            memberSince={profile.memberSince}
            onLogout={logOut}
          />
          {!account.isAnonymous && account.email !== null && (
            <VerificationPanel
              key={`verification-${account.uid}`}
              uid={account.uid}
              email={account.email}
              isVerified={account.isVerified}
            />
          )}
          {account.isAnonymous && (
            <div className="mt-8">
              <LinkPanel email={profile.profile.email} />
            </div>
          )}
          <MyInvoices uid={account.uid} />
          <MyMessages uid={account.uid} />
          <MyOrders uid={account.uid} />
          <MyData />
          <DangerZone
            key={`delete-${account.uid}`}
            email={account.email ?? ''}
            isGuest={account.isAnonymous}
            onDeleted={leave}
          />
        </>
      );
  }
}
