import { passFocusToHeading } from '../../components/pass-focus-to-heading.ts';
import { Button } from '../../components/button.tsx';
import { Unreachable } from '../../core/database/unreachable.tsx';
import { useLogout } from '../use-logout.ts';

export function ProfileUnreachable() {
  const logOut = useLogout();
  return (
    <>
      <div className="mb-6 flex flex-wrap items-center justify-between gap-4">
        <h1 ref={passFocusToHeading} tabIndex={-1} className="text-2xl">
          Your profile
        </h1>
        <Button variant="quiet" onClick={logOut}>
          Logout
        </Button>
      </div>
      <Unreachable />
    </>
  );
}
