import type { UserCollection } from '../src/core/database/user-lists.ts';
import type { watchUserCollection as watch } from '../src/core/database/watch-user-collection.ts';

/** Documents by id, newest first. A `failed` list reports an error, and a missing list keeps loading. */
type Lists = Partial<Record<UserCollection, Record<string, object> | 'failed'>>;

let lists: Lists = {};
const watchers = new Set<() => void>();

/** Sets the lists that {@link watchUserCollection} reports, and notifies its listeners. */
export function setLists(next: Lists): void {
  lists = next;
  for (const notifyListener of watchers) notifyListener();
}

export function fakeTimestamp(time: string): { toDate: () => Date } {
  return { toDate: () => new Date(time) };
}

/** Replaces the function of `core/database/watch-user-collection.ts` in tests, through `vi.mock`. */
export const watchUserCollection: typeof watch = (_uid, name, read, onList, onError) => {
  const notifyListener = () => {
    const list = lists[name];
    if (list === 'failed') {
      // A failed listener receives nothing more.
      watchers.delete(notifyListener);
      onError(new Error('permission-denied'));
    } else if (list) {
      onList(
        Object.entries(list).map(([id, document]) => read(id, { ...document })),
        true,
      );
    }
  };
  watchers.add(notifyListener);
  notifyListener();
  return () => watchers.delete(notifyListener);
};
