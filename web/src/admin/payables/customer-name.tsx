import { hasVisible } from '@shared/values/visible-text.ts';
import { useEffect, useState } from 'react';
import { readCustomer, type Customer } from '../customers/api/read-customer.ts';
import type { AdminPayable } from './admin-payable.ts';

export function CustomerName({ payable }: { payable: AdminPayable }) {
  const { name, email } = useCustomer(payable);
  return (
    <>
      <span className="block">{hasVisible(name) ? name : 'No name'}</span>
      <span className="block text-sm text-muted">
        <Breakable email={email} />
      </span>
    </>
  );
}

/** Lets a long address break after the @. */
function Breakable({ email }: { email: string }) {
  const domain = email.indexOf('@') + 1;
  return (
    <>
      {email.slice(0, domain)}
      <wbr />
      {email.slice(domain)}
    </>
  );
}

function useCustomer({ type, uid, name, email, isErased }: AdminPayable): Customer {
  const [customer, setCustomer] = useState<Customer>({ name: '', email: '' });
  const hasProfile = type === 'product_order' && !isErased;
  useEffect(() => {
    if (!hasProfile) return;
    let isOver = false;
    readCustomer(uid).then(
      (found) => isOver || setCustomer(found),
      (error: unknown) => console.warn('The customer could not be read', error),
    );
    return () => {
      isOver = true;
    };
  }, [hasProfile, uid]);
  return hasProfile ? customer : { name, email };
}
