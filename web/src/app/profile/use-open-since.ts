import { useState } from 'react';
import type { Charge } from '../../core/payments/charge.ts';
import { useTakenCharges } from '../../core/payments/taken-charges.ts';

/**
 * The charges that have been to be paid since the view opened. One that is paid meanwhile keeps its place; one whose
 * payment was taken before is not among them.
 */
export function useOpenSince<Item extends Charge>(charges: readonly Item[]): Item[] {
  const [seen, setSeen] = useState<ReadonlySet<string>>(new Set());
  const taken = useTakenCharges();
  const found = charges.filter(
    ({ id, status }) => status === 'Pending' && !taken.has(id) && !seen.has(id),
  );
  if (found.length > 0) setSeen(new Set([...seen, ...found.map(({ id }) => id)]));
  return charges.filter(({ id }) => seen.has(id));
}
