import { collections } from '@shared/collections.ts';
import type { Reconciliation } from '@shared/payments/reconciliations.ts';
import type { Row } from '../../../core/database/read-rows.ts';
import { orderBy } from '../../../core/database/row-query.ts';
import { dateOf, numberOf, textOf } from '../../../core/database/stored-fields.ts';
import { watchPage, type Cursor, type Page } from '../../lists/api/watch-page.ts';

export interface AdminReconciliation extends Reconciliation<Date | undefined> {
  id: string;
}

export function watchReconciliations(
  after: Cursor | undefined,
  onPage: (page: Page<AdminReconciliation>) => void,
  onError: (error: Error) => void,
): Promise<() => void> {
  const list = { collection: collections.reconciliations, sort: [orderBy('createdAt', 'desc')] };
  return watchPage({ list, after }, (row) => [toRun(row)], onPage, onError);
}

function toRun({ id, data }: Row): AdminReconciliation {
  return {
    id,
    from: textOf(data['from']),
    to: textOf(data['to']),
    state: data['state'] as AdminReconciliation['state'],
    next: textOf(data['next']),
    days: numberOf(data['days']),
    daysDone: numberOf(data['daysDone']),
    atProvider: numberOf(data['atProvider']),
    inLedger: numberOf(data['inLedger']),
    lost: numberOf(data['lost']),
    differences: numberOf(data['differences']),
    unraised: numberOf(data['unraised']),
    createdAt: dateOf(data['createdAt']),
    updatedAt: dateOf(data['updatedAt']),
  };
}
