import { collections } from '@shared/collections.ts';
import { collection, limit, or, orderBy, query, where } from 'firebase/firestore';
import { dateOf, textOf } from '../../../core/database/stored-fields.ts';
import { firestore } from '../../../lib/firestore.ts';
import { watchQuery } from '../../lists/api/watch.ts';

export interface LastChange {
  /** Empty for an action from the command line. */
  actorEmail: string;
  at: Date | undefined;
}

/** Watches the last change that staff made to a record. Passes undefined if there is none. */
export function watchLastChange(
  path: string,
  onChange: (change: LastChange | undefined) => void,
  onError: (error: Error) => void,
): () => void {
  const entries = query(
    collection(firestore(), collections.audit),
    or(where('path', '==', path), where('paths', 'array-contains', path)),
    orderBy('at', 'desc'),
    limit(1),
  );
  return watchQuery(
    entries,
    ([entry]) =>
      onChange(
        entry && { actorEmail: textOf(entry.get('actorEmail')), at: dateOf(entry.get('at')) },
      ),
    onError,
  );
}
