import { handOnFocus } from '../../components/hand-on-focus.ts';
import { Button } from '../../components/button.tsx';
import { OutOfReach } from '../../core/database/out-of-reach.tsx';
import { useLogout } from '../use-logout.ts';

export function ProfileOutOfReach() {
  const logOut = useLogout();
  return (
    <>
      <div className="mb-6 flex flex-wrap items-center justify-between gap-4">
        <h1 ref={handOnFocus} tabIndex={-1} className="text-2xl">
          Your profile
        </h1>
        <Button variant="quiet" onClick={logOut}>
          Logout
        </Button>
      </div>
      <OutOfReach />
    </>
  );
}
