import { Button } from '../../../components/button.tsx';

interface ProfileHeaderProps {
  name: string;
  /** Empty when none is known. */
  email: string;
  onLogout: () => void;
}

export function ProfileHeader({ name, email, onLogout }: ProfileHeaderProps) {
  return (
    <header className="flex flex-wrap items-end justify-between gap-4">
      <div className="min-w-0">
        <h1 className="text-2xl">{name}</h1>
        <p className="mt-2 text-muted">{email || 'No email provided'}</p>
      </div>
      <Button variant="quiet" onClick={onLogout}>
        Logout
      </Button>
    </header>
  );
}
