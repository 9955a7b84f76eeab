import { useSyncExternalStore } from 'react';

/** A value outside the components that notifies its listeners. */
export interface Store<Value> {
  get: () => Value;
  set: (value: Value) => void;
  subscribe: (listener: () => void) => () => void;
  /** The value for prerendered pages and for the first render. */
  readonly initial: Value;
}

export function createStore<Value>(initial: Value): Store<Value> {
  const listeners = new Set<() => void>();
  let current = initial;
  return {
    initial,
    get: () => current,
    set(value) {
      if (Object.is(value, current)) return;
      current = value;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export function useStore<Value>(store: Store<Value>): Value {
  return useSelected(store, (value) => value);
}

/** Returns a part of a store's value. The component renders again only when that part changes. */
export function useSelected<Value, Part>(
  store: Store<Value>,
  select: (value: Value) => Part,
): Part {
  return useSyncExternalStore(
    store.subscribe,
    () => select(store.get()),
    () => select(store.initial),
  );
}
