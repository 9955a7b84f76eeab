import { collections } from '@shared/collections.ts';
import { orderBy, where } from '../../../core/database/row-query.ts';
import { dateOf, textOf } from '../../../core/database/stored-fields.ts';
import { watchRows } from '../../lists/api/watch-rows.ts';

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
): Promise<() => void> {
  const query = {
    collection: collections.audit,
    filters: [{ either: [[where('path', '==', path)], [where('paths', 'array-contains', path)]] }],
    sort: [orderBy('at', 'desc')],
    limit: 1,
  };
  return watchRows(
    { query },
    ([entry]) =>
      onChange(
        entry && {
          actorEmail: textOf(entry.data['actorEmail']),
          at: dateOf(entry.data['at']),
        },
      ),
    onError,
  );
}
