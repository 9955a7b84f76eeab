import type {
  UserCollection,
  watchUserCollection as watch,
} from '../src/core/database/watch-user-collection.ts';

/** Documents by id, newest first; `failed` refuses, and a list that is not set keeps loading. */
type Lists = Partial<Record<UserCollection, Record<string, object> | 'failed'>>;

let lists: Lists = {};
const watchers = new Set<() => void>();

/** Sets the lists that {@link watchUserCollection} shows, and tells those who watch. */
export function setLists(next: Lists): void {
  lists = next;
  for (const tell of watchers) tell();
}

/** A timestamp as the database's client gives it. */
export function storedAt(time: string): { toDate: () => Date } {
  return { toDate: () => new Date(time) };
}

/** Stands in for `core/database/watch-user-collection.ts`, by `vi.mock` with an import of this module. */
export const watchUserCollection: typeof watch = (_uid, name, read, onList, onError) => {
  const tell = () => {
    const list = lists[name];
    if (list === 'failed') {
      // It hears nothing more.
      watchers.delete(tell);
      onError(new Error('permission-denied'));
    } else if (list) {
      onList(
        Object.entries(list).map(([id, document]) => read(id, { ...document })),
        true,
      );
    }
  };
  watchers.add(tell);
  tell();
  return () => watchers.delete(tell);
};
