import Pencil from 'lucide-react/icons/pencil';
import type { Ref } from 'react';
import { Badge } from '../../../components/badge.tsx';
import { Button } from '../../../components/button.tsx';
import { messages } from '../../../content/profile.ts';
import { Monogram } from './monogram.tsx';

interface ProfileHeaderProps {
  /** Empty if unknown, like the email. */
  name: string;
  email: string;
  isGuest: boolean;
  /** Undefined without an address to verify. */
  isVerified: boolean | undefined;
  isEditing: boolean;
  editButton: Ref<HTMLButtonElement>;
  onEdit: () => void;
  onLogout: () => void;
}

export function ProfileHeader(props: ProfileHeaderProps) {
  const { name, email, isGuest, isVerified, isEditing, editButton, onEdit, onLogout } = props;
  return (
    <header className={headerLayout}>
      <Monogram name={name} />
      <div className={headerTexts}>
        <h1 tabIndex={-1} className="text-2xl wrap-anywhere">
          {name || 'Your profile'}
        </h1>
        <div className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1">
          <p className="min-w-0 wrap-anywhere text-muted">{email || messages.noEmail}</p>
          {isGuest && <Badge tone="warning">Guest Account</Badge>}
          {isVerified !== undefined && <AddressMark isVerified={isVerified} />}
        </div>
      </div>
      <div className="flex gap-3">
        {!isEditing && (
          <Button ref={editButton} variant="quiet" className="scroll-mt-24" onClick={onEdit}>
            <Pencil aria-hidden className="size-4" />
            Edit
          </Button>
        )}
        <Button variant="quiet" onClick={onLogout}>
          Logout
        </Button>
      </div>
    </header>
  );
}

function AddressMark({ isVerified }: { isVerified: boolean }) {
  return (
    <div className={addressMarkLayout}>
      {isVerified ? (
        <Badge tone="success">Verified</Badge>
      ) : (
        <Badge tone="neutral">Not verified yet</Badge>
      )}
    </div>
  );
}

/** Shared with the skeleton, so that the layout does not move. */
export const headerLayout = 'flex flex-wrap items-center gap-x-5 gap-y-5';
export const headerTexts = 'min-w-0 flex-1 basis-64';

/** A separate line on phones, so that its position does not depend on the address. */
export const addressMarkLayout = 'basis-full sm:basis-auto';
