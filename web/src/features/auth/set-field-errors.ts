import type { Failure } from '../../core/auth/failure.ts';

type SetError = (
  field: 'email' | 'password',
  error: { message: string },
  options: { shouldFocus: boolean },
) => void;

export function setFieldErrors({ fields }: Failure, setError: SetError): void {
  for (const field of ['email', 'password'] as const) {
    const message = fields?.[field];
    if (message !== undefined) setError(field, { message }, { shouldFocus: true });
  }
}
