import { useSyncExternalStore } from 'react';

/** Returns whether prerendered HTML is being hydrated, or being made. */
export function useIsHydrating(): boolean {
  return useSyncExternalStore(
    () => () => undefined,
    () => false,
    () => true,
  );
}
