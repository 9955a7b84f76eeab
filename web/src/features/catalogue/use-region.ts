import { regions, type RegionId } from '@shared/catalogue/catalogue.ts';
import { useLayoutEffect } from 'react';
import { useLocation } from '../../lib/router.ts';
import { createStore, useStore } from '../../lib/store.ts';

const parameter = 'region';
const chosenRegion = createStore<RegionId>(regions[0].id);

/** Returns the region whose products are shown. The address can name it, as in `/?region=europe`. */
export function useRegion(): [RegionId, (value: string) => void] {
  // The hook runs again on each navigation, because the new address may name another region.
  useLocation();
  // The first render must match the prerendered page, which shows the first region.
  useLayoutEffect(() => {
    const requested = findRegion(new URLSearchParams(location.search).get(parameter));
    if (requested) chosenRegion.set(requested);
  });
  return [useStore(chosenRegion), choose];
}

function choose(value: string): void {
  const region = findRegion(value);
  if (!region) return;
  const address = new URL(location.href);
  address.searchParams.set(parameter, region);
  history.replaceState(history.state, '', address);
  chosenRegion.set(region);
}

function findRegion(value: string | null): RegionId | undefined {
  return regions.find(({ id }) => id === value)?.id;
}
