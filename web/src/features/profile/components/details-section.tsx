import { paths } from '@shared/paths.ts';
import type { Profile } from '@shared/accounts/profiles.ts';
import Pencil from 'lucide-react/icons/pencil';
import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { ButtonLink } from '../../../components/button.tsx';
import { messages } from '../../../content/profile.ts';
import { notify } from '../../../core/notices/notices.ts';
import { navigate, useLocation } from '../../../lib/router.ts';
import { editHash } from '../edit-hash.ts';
import type { ProfileForm as FormValues } from '../schema.ts';
import { ProfileCard } from './profile-card.tsx';
import { ProfileDetails } from './profile-details.tsx';
import { ProfileForm } from './profile-form.tsx';

interface DetailsSectionProps {
  profile: Profile;
  memberSince: Date | undefined;
}

export function DetailsSection({ profile, memberSince }: DetailsSectionProps) {
  const isEditing = useLocation().hash === editHash;
  const editLink = useRef<HTMLAnchorElement>(null);

  function leaveForm() {
    // `flushSync` mounts the link before it gets the focus.
    flushSync(() => navigate(paths.profileSettings, { replace: true }));
    editLink.current?.focus();
  }

  async function save(form: FormValues) {
    const problem = await saveWithDatabase(profile, form);
    if (problem !== undefined) return problem;
    notify('success', messages.saved);
    leaveForm();
  }

  if (isEditing) {
    return (
      <ProfileCard title="Edit your details">
        <ProfileForm known={profile} onSave={save} onCancel={leaveForm} />
      </ProfileCard>
    );
  }
  const edit = (
    <ButtonLink
      ref={editLink}
      variant="quiet"
      className="scroll-mt-24"
      href={`${paths.profileSettings}${editHash}`}
    >
      <Pencil aria-hidden className="size-4" />
      Edit
    </ButtonLink>
  );
  return (
    <ProfileCard title="Your details" action={edit}>
      <ProfileDetails profile={profile} memberSince={memberSince} />
    </ProfileCard>
  );
}

/** The page shows its lists before the code of the database, so it doesn't load it for this form. */
async function saveWithDatabase(profile: Profile, form: FormValues): Promise<string | undefined> {
  try {
    const { saveProfile } = await import('../api/save-profile.ts');
    return await saveProfile(profile, form);
  } catch (error) {
    console.warn('Error loading the database', error);
    return messages.saveFailed;
  }
}
