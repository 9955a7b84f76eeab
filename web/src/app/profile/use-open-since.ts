import { useState } from 'react';
import type { Payable } from '../../core/payments/payable.ts';
import { useAwaitingConfirmation } from '../../core/payments/awaiting-confirmation.ts';

/**
 * The payables that have been to be paid since the view opened. One that is paid meanwhile keeps its place; one whose
 * payment was taken before is not among them.
 */
export function useOpenSince<Item extends Payable>(payables: readonly Item[]): Item[] {
  const [seen, setSeen] = useState<ReadonlySet<string>>(new Set());
  const awaitingConfirmation = useAwaitingConfirmation();
  const found = payables.filter(
    ({ id, status }) => status === 'Pending' && !awaitingConfirmation.has(id) && !seen.has(id),
  );
  if (found.length > 0) setSeen(new Set([...seen, ...found.map(({ id }) => id)]));
  return payables.filter(({ id }) => seen.has(id));
}
