import UserRoundX from 'lucide-react/icons/user-round-x';
import { Button } from '../../../components/button.tsx';
import { messages } from '../../../content/profile.ts';

interface ProfileMissingProps {
  /** Defined only if the profile failed to load. */
  onRetry: (() => void) | undefined;
  onLogout: () => void;
}

/** Stays narrow and on the left, where the details step leaves it visible on wide screens. */
export function ProfileMissing({ onRetry, onLogout }: ProfileMissingProps) {
  return (
    <div className="flex max-w-72 flex-col items-start gap-6">
      <span className="flex size-12 items-center justify-center rounded-full bg-danger-soft text-danger">
        <UserRoundX aria-hidden className="size-6" />
      </span>
      <h1 tabIndex={-1} className="text-xl">
        {messages.missing}
      </h1>
      {onRetry && <p className="text-muted">We couldn't load it. Please check your connection.</p>}
      <div className="flex flex-wrap gap-3">
        {onRetry && <Button onClick={onRetry}>Try again</Button>}
        <Button variant="quiet" onClick={onLogout}>
          Logout
        </Button>
      </div>
    </div>
  );
}
