import { useLiveList, type LiveList } from '../../core/database/use-live-list.ts';
import { toStoredQuery, type StoredQuery } from './stored-message.ts';

/** A user's messages, live. */
export function useQueries(uid: string): LiveList<StoredQuery> {
  return useLiveList(uid, 'queries', toStoredQuery);
}
