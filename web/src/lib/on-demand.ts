import { createElement, lazy, useState, type ComponentType } from 'react';

/**
 * A component whose code loads at its first render, or ahead of it. What was fetched ahead renders at
 * once: a lazy component would suspend even then, and what stands in its place would vanish for a moment.
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
