import { useState } from 'react';
import type { Charge } from '../../core/payments/charge.ts';

/** The charges that have been Pending since the view opened. One that is paid meanwhile keeps its place. */
export function useOpenSince<Item extends Charge>(charges: readonly Item[]): Item[] {
  const [seen, setSeen] = useState<ReadonlySet<string>>(new Set());
  const found = charges.filter(({ id, status }) => status === 'Pending' && !seen.has(id));
  if (found.length > 0) setSeen(new Set([...seen, ...found.map(({ id }) => id)]));
  return charges.filter(({ id }) => seen.has(id));
}
