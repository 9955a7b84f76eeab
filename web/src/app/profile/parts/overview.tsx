import { Suspense } from 'react';
import { useIsOffline } from '../../../core/database/connection.ts';
import { useLastPaid } from '../../../core/payments/last-paid.ts';
import { HeaderSkeleton } from '../../../features/profile/components/header-skeleton.tsx';
import { ProfileHeader } from '../../../features/profile/components/profile-header.tsx';
import { UpgradeBanner } from '../../../features/profile/components/upgrade-banner.tsx';
import { onDemand } from '../../../startup/on-demand.ts';
import { useLogout } from '../../use-logout.ts';
import { AddressVerification } from '../address-verification.tsx';
import { confirmedOrder, OrderConfirmation } from '../payables/order-confirmation.tsx';
import { OverviewPayables } from '../payables/overview-payables.tsx';
import { ProfileUnreachable } from '../profile-unreachable.tsx';
import type { ProfilePartProps } from './part-props.ts';

/** Has forms, which need much code. Only guests see it. */
const { Component: LinkPanel } = onDemand(
  async () => (await import('../../../features/auth/components/link-panel.tsx')).LinkPanel,
);

export default function OverviewPart({ customer, lists }: ProfilePartProps) {
  const logOut = useLogout();
  const isOffline = useIsOffline();
  const confirmed = confirmedOrder(useLastPaid(customer?.account.uid ?? ''), lists.orders);
  if (customer?.profile.status === 'loading' && isOffline) return <ProfileUnreachable />;
  const account = customer?.account;
  const profile = customer?.profile.status === 'ready' ? customer.profile.profile : undefined;
  const isGuest = account?.isAnonymous === true;
  const { orders, invoices, plans } = lists;
  const isLoading = [orders, invoices, plans].some(({ status }) => status === 'loading');
  return (
    <>
      {profile && confirmed && <OrderConfirmation {...confirmed} email={profile.email} />}
      {account && profile ? (
        <ProfileHeader
          account={account}
          profile={profile}
          level={confirmed ? 2 : 1}
          onLogout={logOut}
        />
      ) : (
        <HeaderSkeleton account={account} />
      )}
      {isGuest && <UpgradeBanner />}
      <AddressVerification customer={customer} />
      <OverviewPayables {...lists} isGuest={isGuest} />
      {/* This panel waits for the lists above it, which would otherwise move it. */}
      {isGuest && profile && !isLoading && (
        <div className="mt-12">
          <Suspense>
            <LinkPanel email={profile.email} />
          </Suspense>
        </div>
      )}
    </>
  );
}
