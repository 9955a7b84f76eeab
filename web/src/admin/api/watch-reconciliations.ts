import { collections } from '@shared/collections.ts';
import type { Reconciliation } from '@shared/reconciliations.ts';
import { collection, limit, orderBy, query, type DocumentData } from 'firebase/firestore';
import { dateOf, numberOf, textOf } from '../../core/database/stored-fields.ts';
import { firestore } from '../../lib/firestore.ts';
import { watchQuery } from './watch.ts';

export interface DeskReconciliation extends Reconciliation<Date | undefined> {
  id: string;
}

const maxShown = 20;

/** The latest reconciliations, live. */
export function watchReconciliations(
  onRuns: (runs: DeskReconciliation[]) => void,
  onError: (error: Error) => void,
): () => void {
  const latest = query(
    collection(firestore(), collections.reconciliations),
    orderBy('createdAt', 'desc'),
    limit(maxShown),
  );
  return watchQuery(
    latest,
    (docs) => onRuns(docs.map((document) => toRun(document.id, document.data()))),
    onError,
  );
}

function toRun(id: string, data: DocumentData): DeskReconciliation {
  return {
    id,
    from: textOf(data['from']),
    to: textOf(data['to']),
    state: data['state'] as DeskReconciliation['state'],
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
