import { passFocusToHeading } from '../../../components/pass-focus-to-heading.ts';
import { partNames } from '../../../content/profile.ts';
import { useIsOffline } from '../../../core/database/connection.ts';
import { AccountSecurity } from '../../../features/account-security/components/account-security.tsx';
import { DangerZone } from '../../../features/profile/components/danger-zone.tsx';
import { DetailsSection } from '../../../features/profile/components/details-section.tsx';
import { DetailsSkeleton } from '../../../features/profile/components/details-skeleton.tsx';
import { MyData } from '../../../features/profile/components/my-data.tsx';
import { leave } from '../../use-logout.ts';
import { leaveEverywhere } from '../leave-everywhere.ts';
import { ProfileUnreachable } from '../profile-unreachable.tsx';
import type { ProfilePartProps } from './part-props.ts';

export default function SettingsPart({ customer }: Pick<ProfilePartProps, 'customer'>) {
  const isOffline = useIsOffline();
  if (customer?.profile.status === 'loading' && isOffline) return <ProfileUnreachable />;
  const profile = customer?.profile.status === 'ready' ? customer.profile.profile : undefined;
  return (
    <>
      <h1 ref={passFocusToHeading} tabIndex={-1} className="text-2xl">
        {partNames.settings}
      </h1>
      <p className="mt-4 min-h-[1lh] font-medium wrap-anywhere">{profile?.name}</p>
      <p className="mb-6 min-h-[1lh] wrap-anywhere text-muted">{profile?.email}</p>
      {customer?.profile.status === 'ready' ? (
        <div className="flex flex-col gap-8">
          <DetailsSection
            profile={customer.profile.profile}
            memberSince={customer.profile.memberSince}
          />
          {!customer.account.isAnonymous && customer.account.email !== null && (
            <AccountSecurity
              email={customer.account.email}
              onSignedOutEverywhere={() => void leaveEverywhere()}
            />
          )}
          <MyData />
          <DangerZone
            email={customer.account.email ?? ''}
            isGuest={customer.account.isAnonymous}
            onDeleted={leave}
          />
        </div>
      ) : (
        <DetailsSkeleton />
      )}
    </>
  );
}
