import { createElement, lazy, useState, type ComponentType } from 'react';

/**
 * A component whose code loads at its first render or before, by `load`. A preloaded component renders at
 * once, whereas `lazy` would suspend and hide prerendered content for a moment.
 */
export function onDemand<Props extends object>(
  fetchComponent: () => Promise<ComponentType<Props>>,
) {
  let loaded: ComponentType<Props> | undefined;
  const load = async () => (loaded ??= await fetchComponent());
  const Lazy = lazy(async () => ({ default: await load() }));
  function Component(props: Props) {
    const [View] = useState<ComponentType<Props>>(() => loaded ?? Lazy);
    return createElement(View, props);
  }
  return { load, Component };
}
