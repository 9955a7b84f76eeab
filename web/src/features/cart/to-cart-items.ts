import { parseCart, type CartLine } from '@shared/catalogue/stored-cart.ts';
import type { Row } from '../../core/database/read-rows.ts';
import { dateOf } from '../../core/database/stored-fields.ts';

type Line = Pick<Row, 'id' | 'data'>;

/** Returns the items of a stored cart in the order in which they were added. */
export function toCartItems(lines: readonly Line[]): CartLine[] {
  return parseCart(lines.toSorted(bySequence).map(({ id, data }) => ({ ...data, id })));
}

function bySequence({ data: one }: Line, { data: other }: Line): number {
  return addedAtMs(one) - addedAtMs(other) || Number(one['position']) - Number(other['position']);
}

function addedAtMs({ addedAt }: Row['data']): number {
  return dateOf(addedAt)?.getTime() ?? 0;
}
