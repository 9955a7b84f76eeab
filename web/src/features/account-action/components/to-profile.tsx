import { paths } from '@shared/paths.ts';
import { Button, ButtonLink } from '../../../components/button.tsx';
import { logIn } from '../../../core/auth/log-in.ts';
import { useSession } from '../../../core/session/session.ts';
import { navigate } from '../../../lib/router.ts';

/** Leads to the profile. A visitor logs in first. */
export function ToProfile({ label }: { label: string }) {
  if (useSession().status !== 'logged-out') {
    return (
      <ButtonLink size="lg" href={paths.profile}>
        {label}
      </ButtonLink>
    );
  }
  return (
    <Button size="lg" data-opens-auth-dialog onClick={() => void logInToProfile()}>
      {label}
    </Button>
  );
}

async function logInToProfile(): Promise<void> {
  if (await logIn()) navigate(paths.profile);
}
