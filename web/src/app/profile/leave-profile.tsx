import { useEffect } from 'react';
import { paths } from '@shared/paths.ts';
import { logIn } from '../../core/auth/log-in.ts';
import { navigate } from '../../lib/router.ts';

/**
 * Goes to the landing page. There, a visitor who came to the profile by a link, as from a letter, may log in,
 * and comes back to the same address.
 */
export function LeaveProfile({ hasLoggedOut }: { hasLoggedOut: boolean }) {
  useEffect(() => {
    const address = location.pathname + location.hash;
    navigate(paths.home, { replace: true });
    if (!hasLoggedOut) void comeBack(address);
  }, [hasLoggedOut]);
  return null;
}

async function comeBack(address: string): Promise<void> {
  const customer = await logIn();
  if (customer && location.pathname === paths.home) navigate(address);
}
