import { useCallback } from 'react';
import { accountsAt } from '../customers/api/find-customers.ts';
import { useRead } from '../lists/use-watched.ts';
import { customerPath } from '../records/admin-paths.ts';

/** Names the accounts with a visitor's address. Anyone can enter an address, so this proves nothing. */
export function SameAddress({ email }: { email: string }) {
  const accounts = useRead(useCallback(() => accountsAt(email), [email]));
  if (accounts.status !== 'ready') return null;
  return accounts.value.map(({ uid, name }) => (
    <p key={uid} className="text-sm">
      Same address as the account{' '}
      <a href={customerPath(uid)} className="underline underline-offset-4">
        {name}
      </a>
      . We can't confirm that its owner wrote this.
    </p>
  ));
}
