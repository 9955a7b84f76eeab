import { paths } from '@shared/paths.ts';
import { serverErrors } from '@shared/server-errors.ts';
import type { PaymentMessage } from '../../core/payments/payment-message.tsx';
import type { Account } from '../../core/session/session.ts';

const links = {
  'guest-needs-account': { href: paths.profile, text: 'Link an account' },
  'address-unverified': { href: paths.profile, text: 'Verify your email address' },
};

/** Returns why an account can't order by invoice yet; undefined if it can, as far as the page knows. */
export async function invoiceRefusal(account: Account): Promise<PaymentMessage | undefined> {
  if (account.isAnonymous) return refusalOfCode('guest-needs-account');
  if (account.isVerified || (await isVerifiedNow())) return undefined;
  return refusalOfCode('address-unverified');
}

/** Returns the server's refusal with a link to what the customer does next; undefined for other codes. */
export function refusalOfCode(code: string | undefined): PaymentMessage | undefined {
  if (code !== 'guest-needs-account' && code !== 'address-unverified') return undefined;
  return { tone: 'info', text: serverErrors[code].message, link: links[code] };
}

/** The customer may have verified the address in another browser. */
async function isVerifiedNow(): Promise<boolean> {
  try {
    const { refreshVerification } = await import('../../core/session/verification.ts');
    return await refreshVerification();
  } catch (error) {
    console.warn('Error checking the email verification', error);
    return false;
  }
}
