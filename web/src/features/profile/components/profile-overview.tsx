import type { Profile } from '@shared/profiles.ts';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { notify } from '../../../core/notices/notices.ts';
import type { Account } from '../../../core/session/session.ts';
import { messages } from '../../../content/profile.ts';
import { saveProfile } from '../api/save-profile.ts';
import type { ProfileForm as FormValues } from '../schema.ts';
import { ProfileCard } from './profile-card.tsx';
import { ProfileDetails } from './profile-details.tsx';
import { ProfileForm } from './profile-form.tsx';
import { ProfileHeader } from './profile-header.tsx';
import { UpgradeBanner } from './upgrade-banner.tsx';

interface ProfileOverviewProps {
  account: Account;
  profile: Profile;
  memberSince: Date | undefined;
  onLogout: () => void;
}

export function ProfileOverview(props: ProfileOverviewProps) {
  const { account, profile, memberSince, onLogout } = props;
  const [isEditing, setEditing] = useState(false);
  const editButton = useRef<HTMLButtonElement>(null);

  function leaveForm() {
    // `flushSync` mounts the edit button, which takes the focus.
    flushSync(() => setEditing(false));
    editButton.current?.focus();
  }

  async function save(form: FormValues) {
    const problem = await saveProfile(profile, form);
    if (problem !== undefined) return problem;
    notify('success', messages.saved);
    leaveForm();
  }

  return (
    <>
      <ProfileHeader
        name={profile.name}
        email={profile.email}
        isGuest={account.isAnonymous}
        isVerified={isShown(account, profile) ? account.isVerified : undefined}
        isEditing={isEditing}
        editButton={editButton}
        onEdit={() => setEditing(true)}
        onLogout={onLogout}
      />
      {account.isAnonymous && <UpgradeBanner />}
      <ProfileCard title={isEditing ? 'Edit your details' : 'Your details'}>
        {isEditing ? (
          <ProfileForm known={profile} onSave={save} onCancel={leaveForm} />
        ) : (
          <ProfileDetails profile={profile} memberSince={memberSince} />
        )}
      </ProfileCard>
    </>
  );
}

/** The verified state belongs to the account's address, which may differ from the profile's. */
function isShown({ email, isAnonymous }: Account, profile: Profile): boolean {
  return !isAnonymous && email !== null && email === profile.email;
}
