import { ServerError, type ServerErrorCode } from '../../../shared/server-errors.ts';
import { toMajorUnits } from '../../../shared/values/money.ts';
import type { AlertKind } from '../../../shared/admin/alerts.ts';
import { raiseAlertNow } from '../../alerts/raise-alert.ts';
import type { PaymentAttempt } from '../documents.ts';

/** Refusals that no customer can resolve. */
const kindsOfCodes: Partial<Record<ServerErrorCode, AlertKind>> = {
  'provider-denied': 'keys_refused',
  'amount-too-large': 'amount_refused',
  'currency-not-accepted': 'currency_refused',
};

export async function alertOnRefusal(
  error: unknown,
  { uid, path, amountMinor, currency }: PaymentAttempt,
): Promise<void> {
  const kind = error instanceof ServerError ? kindsOfCodes[error.code] : undefined;
  if (!kind) return;
  const details = `${currency} ${toMajorUnits(amountMinor)}`;
  await raiseAlertNow({ id: kind, kind, uid, path, details });
}
