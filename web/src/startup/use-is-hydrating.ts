import { useSyncExternalStore } from 'react';

/** Returns whether React hydrates prerendered HTML, or prerenders it. */
export function useIsHydrating(): boolean {
  return useSyncExternalStore(
    () => () => undefined,
    () => false,
    () => true,
  );
}
