import { paths } from '@shared/paths.ts';
import type { Profile } from '@shared/accounts/profiles.ts';
import Pencil from 'lucide-react/icons/pencil';
import { Badge } from '../../../components/badge.tsx';
import { Button, ButtonLink } from '../../../components/button.tsx';
import { passFocusToHeading } from '../../../components/pass-focus-to-heading.ts';
import type { Account } from '../../../core/session/session.ts';
import { messages } from '../../../content/profile.ts';
import { editHash } from '../edit-hash.ts';
import { Monogram } from './monogram.tsx';

interface ProfileHeaderProps {
  account: Account;
  profile: Profile;
  /** The level is 2 if another heading comes first. */
  level: 1 | 2;
  onLogout: () => void;
}

export function ProfileHeader({ account, profile, level, onLogout }: ProfileHeaderProps) {
  const { name, email } = profile;
  const Heading = level === 1 ? 'h1' : 'h2';
  return (
    <header className={headerLayout}>
      <Monogram name={name} />
      <div className={headerTexts}>
        <Heading
          ref={passFocusToHeading}
          tabIndex={-1}
          className={`${level === 1 ? 'text-2xl' : 'text-lg'} wrap-anywhere outline-none`}
        >
          {name || 'Your profile'}
        </Heading>
        <div className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1">
          <p className="min-w-0 wrap-anywhere text-muted">{email || messages.noEmail}</p>
          {account.isAnonymous && <Badge tone="warning">Guest Account</Badge>}
          {hasMark(account, profile) && <AddressMark isVerified={account.isVerified} />}
        </div>
      </div>
      <div className="flex flex-wrap gap-3">
        <ButtonLink variant="quiet" href={`${paths.profileSettings}${editHash}`}>
          <Pencil aria-hidden className="size-4" />
          Edit
        </ButtonLink>
        <Button variant="quiet" onClick={onLogout}>
          Logout
        </Button>
      </div>
    </header>
  );
}

/** Returns whether the verified state applies to the profile's address, which may differ from the account's. */
function hasMark({ email, isAnonymous }: Account, profile: Profile): boolean {
  return !isAnonymous && email !== null && email === profile.email;
}

function AddressMark({ isVerified }: { isVerified: boolean }) {
  return (
    <div className={addressMarkLayout}>
      {isVerified ? (
        <Badge tone="success">Verified</Badge>
      ) : (
        <Badge tone="neutral">Not verified</Badge>
      )}
    </div>
  );
}

/** The skeleton uses the same classes, which keeps the layout still. */
export const headerLayout = 'flex flex-wrap items-center gap-x-5 gap-y-5';
export const headerTexts = 'min-w-0 flex-1 basis-64';

/** Phones show the mark on its own line, whatever the length of the address. */
export const addressMarkLayout = 'basis-full sm:basis-auto';
