import { useLiveList, type LiveList } from '../../core/live-list/use-live-list.ts';
import { toStoredQuery, type StoredQuery } from './stored-query.ts';

/** A user's messages, live. */
export function useQueries(uid: string): LiveList<StoredQuery> {
  return useLiveList(uid, 'queries', toStoredQuery);
}
