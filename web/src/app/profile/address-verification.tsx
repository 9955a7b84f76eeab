import type { LoggedIn } from '../../core/session/session.ts';
import { VerificationPanel } from '../../features/profile/components/verification-panel.tsx';

interface AddressVerificationProps {
  /** Undefined while the account is unknown. */
  customer: LoggedIn | undefined;
  reason?: string;
}

/** Asks an unverified customer to verify the email address. Guests must link their account first. */
export function AddressVerification({ customer, reason }: AddressVerificationProps) {
  if (!customer) return null;
  const { uid, email, isVerified, isAnonymous } = customer.account;
  if (isAnonymous || email === null) return null;
  return (
    <VerificationPanel
      uid={uid}
      email={email}
      isVerified={isVerified}
      {...(reason !== undefined && { reason })}
    />
  );
}
