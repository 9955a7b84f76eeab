import {
  Suspense,
  lazy,
  memo,
  useEffect,
  useRef,
  useState,
  type ComponentType,
  type NamedExoticComponent,
} from 'react';
import { hasEarlyInput, replayEarlyInput } from './early-input.ts';
import { loadWithRetries } from '../lib/load-with-retries.ts';
import { createStore } from '../lib/store.ts';
import { useIsHydrating } from './use-is-hydrating.ts';

export type PrerenderedPart = NamedExoticComponent & {
  /** Loads the code of a part before it is rendered on a page that was not prerendered. */
  load: () => Promise<unknown>;
};

/** The number of parts whose code has failed to load twice or more, and is tried again. */
export const failingParts = createStore(0);

/** How near a part may come to the window before its code loads. */
const approachMargin = '50%';

/**
 * A part of a prerendered page whose code loads when the visitor comes near: by scrolling, with the pointer or
 * with the focus. Until then React leaves its HTML alone. The part takes no properties and must not lie
 * within a changing context: React would render it anew before its code is there.
 */
export function hydrateOnApproach(fetchComponent: () => Promise<ComponentType>): PrerenderedPart {
  return prerenderedPart(fetchComponent, watchApproach);
}

/** The same for a part that nobody needs by looking at it: only the pointer or the focus counts. */
export function hydrateOnTouch(fetchComponent: () => Promise<ComponentType>): PrerenderedPart {
  return prerenderedPart(fetchComponent, watchTouch);
}

/** A part of a prerendered page that never changes, so that its code does not load with the page. */
export function staticPart(fetchComponent: () => Promise<ComponentType>): PrerenderedPart {
  return prerenderedPart(fetchComponent, () => undefined);
}

type Watch = (element: HTMLElement, onApproach: () => void) => (() => void) | undefined;

function prerenderedPart(
  fetchComponent: () => Promise<ComponentType>,
  watch: Watch,
): PrerenderedPart {
  let loaded: ComponentType | undefined;
  const load = async () => (loaded ??= await fetchComponent());
  const { promise: needed, resolve: markNeeded } = Promise.withResolvers<void>();
  const Later = lazy(async () => {
    await needed;
    const { recordFailure, recordSuccess } = followFailures();
    const view = await loadWithRetries(load, recordFailure);
    recordSuccess();
    return { default: view };
  });
  const AtOnce = lazy(async () => ({ default: await load() }));
  // The build waits for the code.
  if (typeof document === 'undefined') markNeeded();

  function Part() {
    const [isPrerendered] = useState(useIsHydrating());
    const [isDormant, setDormant] = useState(isPrerendered);
    useEffect(() => {
      if (!isDormant) replayEarlyInput();
    }, [isDormant]);
    // One element for ever: React gives up HTML that waits for its code as soon as its element changes.
    const [content] = useState(() => {
      const View: ComponentType = isPrerendered ? Later : (loaded ?? AtOnce);
      const start = () => setDormant(false);
      return (
        <Suspense fallback={<Wanted onMount={markNeeded} />}>
          <View />
          <Started onStart={start} />
        </Suspense>
      );
    });
    const element = useRef<HTMLDivElement>(null);
    useEffect(() => (element.current ? watch(element.current, markNeeded) : undefined), []);
    return (
      <div ref={element} data-dormant={isDormant ? '' : undefined}>
        {content}
      </div>
    );
  }
  return Object.assign(memo(Part), { load });
}

function followFailures() {
  let isCounted = false;
  const count = (isFailing: boolean) => {
    if (isCounted === isFailing) return;
    isCounted = isFailing;
    failingParts.set(failingParts.get() + (isFailing ? 1 : -1));
  };
  return {
    recordFailure: (failures: number) => count(failures > 1),
    recordSuccess: () => count(false),
  };
}

/** Mounts where React renders a part that has no HTML yet. */
function Wanted({ onMount }: { onMount: () => void }) {
  useEffect(onMount, [onMount]);
  return null;
}

/** Mounts when the code of the part runs. */
function Started({ onStart }: { onStart: () => void }) {
  useEffect(onStart, [onStart]);
  return null;
}

function watchApproach(element: HTMLElement, approach: () => void): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) approach();
    },
    { rootMargin: approachMargin },
  );
  observer.observe(element);
  const stopWatchingTouch = watchTouch(element, approach);
  return () => {
    observer.disconnect();
    stopWatchingTouch();
  };
}

function watchTouch(element: HTMLElement, touch: () => void): () => void {
  if (hasEarlyInput(element)) touch();
  const end = new AbortController();
  const touchIfInside = ({ target }: Event) => {
    if (target instanceof Node && element.contains(target)) touch();
  };
  // Before React, which stops these events in a part that waits for its code.
  for (const type of ['pointerover', 'focusin', 'click']) {
    document.addEventListener(type, touchIfInside, { capture: true, signal: end.signal });
  }
  return () => end.abort();
}
