import { useCallback } from 'react';
import { useRead } from '../lists/use-watched.ts';
import { customerPath } from '../records/admin-paths.ts';
import { readCustomer } from './api/read-customer.ts';

/** Links to a customer's page by name. The name is missing without a profile, as after an account deletion. */
export function CustomerLink({ uid }: { uid: string }) {
  const customer = useRead(useCallback(() => readCustomer(uid), [uid]));
  const { name, email } = customer.status === 'ready' ? customer.value : { name: '', email: '' };
  return (
    <a href={customerPath(uid)} className="text-action-text underline underline-offset-4">
      {name || email || 'View customer'}
    </a>
  );
}
