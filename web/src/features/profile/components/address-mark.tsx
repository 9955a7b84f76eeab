import { Badge } from '../../../components/badge.tsx';

export function AddressMark({ isVerified }: { isVerified: boolean }) {
  return (
    <div className={addressMarkLayout}>
      {isVerified ? (
        <Badge tone="success">Verified</Badge>
      ) : (
        <Badge tone="neutral">Not verified yet</Badge>
      )}
    </div>
  );
}

/** A separate line on phones, so that its position does not depend on the address. */
export const addressMarkLayout = 'basis-full sm:basis-auto';
