import { Badge } from '../../../components/badge.tsx';
import { Skeleton } from '../../../components/skeleton.tsx';
import type { Account } from '../../../core/session/session.ts';
import { messages } from '../../../content/profile.ts';
import { ProfileCard } from './profile-card.tsx';
import { detailsLayout } from './profile-details.tsx';
import { addressMarkLayout, headerLayout, headerTexts } from './profile-header.tsx';
import { UpgradeBanner } from './upgrade-banner.tsx';

const terms = ['phone', 'state', 'address', 'city', 'country', 'since'];

/** Stands in for the profile while it loads; for a permanent account's if the account is unknown. */
export function ProfileSkeleton({ account }: { account: Account | undefined }) {
  const hasMark = !account || (!account.isAnonymous && account.email !== null);
  return (
    <>
      <h1 ref={handOnFocus} className="sr-only">
        Your profile
      </h1>
      <div className={headerLayout}>
        <Skeleton className="hidden size-16 rounded-full sm:block" />
        <div className={headerTexts}>
          <div className="text-2xl">
            <Skeleton className="h-[1lh] max-w-72" />
          </div>
          <div className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1">
            <output className="text-muted">{messages.loading}</output>
            {hasMark && (
              <div className={`invisible ${addressMarkLayout}`}>
                <Badge tone="neutral">&nbsp;</Badge>
              </div>
            )}
          </div>
        </div>
        <div className="flex gap-3">
          <Skeleton className="h-11 w-23" />
          <Skeleton className="h-11 w-22" />
        </div>
      </div>
      {account?.isAnonymous && <UpgradeBanner />}
      <ProfileCard title="Your details">
        <div className={detailsLayout}>
          {terms.map((term) => (
            <div key={term}>
              <div className="text-sm">
                <Skeleton className="h-[1lh] w-20" />
              </div>
              <Skeleton className="mt-1 h-[1lh] max-w-56" />
            </div>
          ))}
        </div>
      </ProfileCard>
    </>
  );
}

/** When the focused heading goes, the heading that replaces it takes the focus. */
function handOnFocus(heading: HTMLHeadingElement) {
  return () => {
    if (document.activeElement !== heading) return;
    queueMicrotask(() => {
      document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
    });
  };
}
