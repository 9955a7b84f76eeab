import UserRoundX from 'lucide-react/icons/user-round-x';
import { Button } from '../../../components/button.tsx';
import { EmptyState } from '../../../components/empty-state.tsx';
import { messages } from '../messages.ts';

interface ProfileMissingProps {
  /** For a profile that may be there but could not be loaded. */
  onRetry: (() => void) | undefined;
  onLogout: () => void;
}

export function ProfileMissing({ onRetry, onLogout }: ProfileMissingProps) {
  return (
    <>
      <h1 className="sr-only">Your profile</h1>
      <EmptyState
        icon={UserRoundX}
        text={messages.missing}
        action={
          <div className="flex flex-wrap justify-center gap-3">
            {onRetry && <Button onClick={onRetry}>Try again</Button>}
            <Button variant="quiet" onClick={onLogout}>
              Logout
            </Button>
          </div>
        }
      />
    </>
  );
}
