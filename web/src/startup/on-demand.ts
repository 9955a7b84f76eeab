import { createElement, lazy, useState, type ComponentType } from 'react';

/**
 * Creates a component whose code loads on demand. A preloaded component renders at once. `lazy` would suspend and
 * briefly hide prerendered content.
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
