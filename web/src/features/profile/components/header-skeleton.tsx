import { Badge } from '../../../components/badge.tsx';
import { passFocusToHeading } from '../../../components/pass-focus-to-heading.ts';
import { Skeleton } from '../../../components/skeleton.tsx';
import type { Account } from '../../../core/session/session.ts';
import { messages } from '../../../content/profile.ts';
import { addressMarkLayout, headerLayout, headerTexts } from './profile-header.tsx';

/** Replaces the header while it loads. An unknown account gets the layout of a permanent account. */
export function HeaderSkeleton({ account }: { account: Account | undefined }) {
  const hasMark = !account || (!account.isAnonymous && account.email !== null);
  return (
    <>
      <h1 ref={passFocusToHeading} className="sr-only">
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
    </>
  );
}
