import { useEffect } from 'react';
import { paths } from '@shared/paths.ts';
import { payablePage } from '../../content/profile.ts';
import { logIn } from '../../core/auth/log-in.ts';
import { navigate } from '../../lib/router.ts';

/**
 * Goes to the landing page. There, a visitor who came to the profile by a link, as from an email, may log in,
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
  const customer = await logIn(purposeOf(address));
  if (customer && location.pathname === paths.home) navigate(address);
}

/** The emails about an order or an invoice lead to its page. */
function purposeOf(address: string): string | undefined {
  if (address.startsWith(`${paths.profileInvoices}/`)) return payablePage.logIn.invoice;
  if (address.startsWith(`${paths.profileOrders}/`)) return payablePage.logIn.order;
  return undefined;
}
