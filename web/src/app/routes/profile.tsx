import { useState } from 'react';
import { Container } from '../../components/container.tsx';
import { useLiveList } from '../../core/database/use-live-list.ts';
import { useSession, type LoggedIn } from '../../core/session/session.ts';
import { AccountSecurity } from '../../features/account-security/components/account-security.tsx';
import { LinkPanel } from '../../features/auth/components/link-panel.tsx';
import { toStoredMessage } from '../../features/contact/stored-message.ts';
import { toStoredInvoice } from '../../features/invoices/stored-invoice.ts';
import { toStoredOrder } from '../../features/orders/stored-order.ts';
import { DangerZone } from '../../features/profile/components/danger-zone.tsx';
import { MyData } from '../../features/profile/components/my-data.tsx';
import { ProfileMissing } from '../../features/profile/components/profile-missing.tsx';
import { ProfileOverview } from '../../features/profile/components/profile-overview.tsx';
import { ProfileSkeleton } from '../../features/profile/components/profile-skeleton.tsx';
import { VerificationPanel } from '../../features/profile/components/verification-panel.tsx';
import { leave, useLogout } from '../use-logout.ts';
import { leaveEverywhere } from '../profile/leave-everywhere.ts';
import { LeaveProfile } from '../profile/leave-profile.tsx';
import { MyInvoices } from '../profile/my-invoices.tsx';
import { MyOrders } from '../profile/my-orders.tsx';
import { MyMessages } from '../profile/my-messages.tsx';
import { PurchaseConfirmation } from '../profile/purchase-confirmation.tsx';

export default function ProfilePage() {
  const session = useSession();
  const [wasLoggedIn, setWasLoggedIn] = useState(false);
  if (session.status === 'logged-in' && !wasLoggedIn) setWasLoggedIn(true);
  if (session.status === 'logged-out') return <LeaveProfile hasLoggedOut={wasLoggedIn} />;
  return (
    <Container className="py-12 lg:py-16">
      <ProfileContent />
    </Container>
  );
}

function ProfileContent() {
  const session = useSession();
  if (session.status !== 'logged-in') return <ProfileSkeleton account={undefined} />;
  return <ProfileOfAccount key={session.account.uid} {...session} />;
}

function ProfileOfAccount({ account, profile }: Pick<LoggedIn, 'account' | 'profile'>) {
  const logOut = useLogout();
  // The lists do not wait for the profile.
  const invoices = useLiveList(account.uid, 'invoices', toStoredInvoice);
  const messages = useLiveList(account.uid, 'queries', toStoredMessage);
  const orders = useLiveList(account.uid, 'orders', toStoredOrder);
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
          <PurchaseConfirmation uid={account.uid} email={profile.profile.email} orders={orders} />
          <ProfileOverview
            account={account}
            profile={profile.profile}
            memberSince={profile.memberSince}
            onLogout={logOut}
          />
          {!account.isAnonymous && account.email !== null && (
            <VerificationPanel
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
          <MyInvoices invoices={invoices} />
          <MyMessages messages={messages} />
          <MyOrders orders={orders} />
          {!account.isAnonymous && account.email !== null && (
            <AccountSecurity
              email={account.email}
              onSignedOutEverywhere={() => void leaveEverywhere()}
            />
          )}
          <MyData />
          <DangerZone email={account.email ?? ''} isGuest={account.isAnonymous} onDeleted={leave} />
        </>
      );
  }
}
