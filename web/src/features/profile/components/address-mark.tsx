import { Badge } from '../../../components/badge.tsx';

/** Whether the address beside it is known to be its owner's. */
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

/** On a phone in a line of its own, so that its place is known before the address is. */
export const addressMarkLayout = 'basis-full sm:basis-auto';
