import type { Profile } from '@shared/profiles.ts';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { notify } from '../../../core/notices/notices.ts';
import { messages } from '../messages.ts';
import { saveProfile } from '../save-profile.ts';
import type { ProfileForm as FormValues } from '../schema.ts';
import { ProfileCard } from './profile-card.tsx';
import { ProfileDetails } from './profile-details.tsx';
import { ProfileForm } from './profile-form.tsx';
import { ProfileHeader } from './profile-header.tsx';
import { UpgradeBanner } from './upgrade-banner.tsx';

interface ProfileOverviewProps {
  profile: Profile;
  memberSince: Date | undefined;
  isGuest: boolean;
  onLogout: () => void;
}

/** Who somebody is, to read and to change. */
export function ProfileOverview(props: ProfileOverviewProps) {
  const { profile, memberSince, isGuest, onLogout } = props;
  const [isEditing, setEditing] = useState(false);
  const editButton = useRef<HTMLButtonElement>(null);

  function leaveForm() {
    // At once, so that the button is there to take the focus that the form had.
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
        isGuest={isGuest}
        isEditing={isEditing}
        editButton={editButton}
        onEdit={() => setEditing(true)}
        onLogout={onLogout}
      />
      {isGuest && <UpgradeBanner />}
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
