import { plainLine } from '@shared/values/plain-text.ts';
import { isMailAddress } from '@shared/values/mail-address.ts';
import { useEffect, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { Field } from '../../components/fields/field.tsx';
import { TextInput } from '../../components/fields/text-input.tsx';
import { namesAt } from '../customers/api/find-customers.ts';
import type { NewInvoiceInput } from './new-invoice.ts';

/** Needs a FormProvider. */
export function CustomerEmailField() {
  const { register, formState } = useFormContext<NewInvoiceInput>();
  const email = plainLine(useWatch<NewInvoiceInput, 'email'>({ name: 'email' }));
  return (
    <Field
      label="Customer's email"
      error={formState.errors.email?.message}
      hint={<span aria-live="polite">{useAccountsAt(email)}</span>}
      required
    >
      <TextInput type="email" autoComplete="off" {...register('email')} />
    </Field>
  );
}

const pauseMs = 400;

/**
 * Returns a sentence about the accounts that use an address. Only the server knows whether the address is verified.
 */
function useAccountsAt(email: string): string {
  const [found, setFound] = useState<{ email: string; names: string[] }>();
  useEffect(() => {
    if (!isMailAddress(email)) return;
    let isStale = false;
    const timer = setTimeout(() => {
      namesAt(email).then(
        (names) => isStale || setFound({ email, names }),
        (error: unknown) => console.warn('The accounts of an address were not found', error),
      );
    }, pauseMs);
    return () => {
      isStale = true;
      clearTimeout(timer);
    };
  }, [email]);
  if (found?.email !== email)
    return 'The invoice goes to the account that has verified this address.';
  const { names } = found;
  return names.length === 0
    ? 'No account uses this address yet. The invoice waits until one verifies it.'
    : `Accounts with this address: ${names.join(', ')}. The invoice goes to the one that has verified it.`;
}
