import { useEffect } from 'react';
import { paths } from '@shared/paths.ts';
import { payablePage } from '../../content/profile.ts';
import { logIn } from '../../core/auth/log-in.ts';
import { navigate } from '../../lib/router.ts';

/**
 * Goes to the landing page. A visitor who followed a link to the profile can log in there, and then returns to the
 * linked page.
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
  const customer = await logIn(purposeOf(address));
  if (customer && location.pathname === paths.home) navigate(address);
}

/** Returns why the login dialog opens. Emails about an order or invoice link to its page. */
function purposeOf(address: string): string | undefined {
  if (address.startsWith(`${paths.profileInvoices}/`)) return payablePage.logIn.invoice;
  if (address.startsWith(`${paths.profileOrders}/`)) return payablePage.logIn.order;
  return undefined;
}
