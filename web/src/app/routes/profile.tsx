import { useState } from 'react';
import { useSession, type LoggedIn } from '../../core/session/session.ts';
import { useInvoiceClaim } from '../../features/invoices/use-invoice-claim.ts';
import { ProfileMissing } from '../../features/profile/components/profile-missing.tsx';
import { useLocation } from '../../lib/router.ts';
import { LeaveProfile } from '../profile/leave-profile.tsx';
import { ProfileFrame } from '../profile/profile-frame.tsx';
import { loadingLists, useProfileLists } from '../profile/profile-lists.ts';
import { ProfilePart, loadPart } from '../profile/profile-part.tsx';
import { useLogout } from '../use-logout.ts';

export { loadPart as loadMore };

/** The page for every address of the profile. */
export default function ProfilePage() {
  const session = useSession();
  const { pathname } = useLocation();
  const [wasLoggedIn, setWasLoggedIn] = useState(false);
  if (session.status === 'logged-in' && !wasLoggedIn) setWasLoggedIn(true);
  if (session.status === 'logged-out') return <LeaveProfile hasLoggedOut={wasLoggedIn} />;
  return (
    <ProfileFrame>
      {session.status === 'logged-in' ? (
        <ProfileOfCustomer key={session.account.uid} path={pathname} customer={session} />
      ) : (
        <ProfilePart path={pathname} customer={undefined} lists={loadingLists} />
      )}
    </ProfileFrame>
  );
}

function ProfileOfCustomer({ path, customer }: { path: string; customer: LoggedIn }) {
  const logOut = useLogout();
  // The lists load without waiting for the profile.
  const lists = useProfileLists(customer.account.uid);
  useInvoiceClaim(customer.account);
  switch (customer.profile.status) {
    case 'missing':
      return <ProfileMissing onRetry={undefined} onLogout={logOut} />;
    case 'failed':
      return <ProfileMissing onRetry={() => location.reload()} onLogout={logOut} />;
    case 'loading':
    case 'ready':
      return <ProfilePart path={path} customer={customer} lists={lists} />;
  }
}
