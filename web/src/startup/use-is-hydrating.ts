import { useSyncExternalStore } from 'react';

/** Whether React takes over HTML that was prerendered, or prerenders it. */
export function useIsHydrating(): boolean {
  return useSyncExternalStore(
    () => () => undefined,
    () => false,
    () => true,
  );
}
