import { useState } from 'react';
import type { Payable } from '../../core/payments/payable.ts';
import { useTakenPayables } from '../../core/payments/taken-payables.ts';

/**
 * Returns the payables that were unpaid at some time since the view opened. Excludes those whose payment checkout
 * took before. A payable that is paid meanwhile keeps its place.
 */
export function useOpenSince<Item extends Payable>(payables: readonly Item[]): Item[] {
  const [seen, setSeen] = useState<ReadonlySet<string>>(new Set());
  const taken = useTakenPayables();
  const found = payables.filter(
    ({ id, status }) => status === 'Pending' && !taken.has(id) && !seen.has(id),
  );
  if (found.length > 0) setSeen(new Set([...seen, ...found.map(({ id }) => id)]));
  return payables.filter(({ id }) => seen.has(id));
}
