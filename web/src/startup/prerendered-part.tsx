import {
  Suspense,
  lazy,
  memo,
  useEffect,
  useId,
  useRef,
  useState,
  type ComponentType,
  type NamedExoticComponent,
} from 'react';
import { hasEarlyInput, replayEarlyInput } from './early-input.ts';
import { loadWithRetries } from '../lib/load-with-retries.ts';
import { countIds, NextId } from '../lib/preact/ids.ts';
import { createStore } from '../lib/store.ts';
import { useIsHydrating } from './use-is-hydrating.ts';

export type PrerenderedPart = NamedExoticComponent & {
  /** Loads the part's code before it is rendered on a page that was not prerendered. */
  load: () => Promise<unknown>;
};

/** The number of parts whose code failed to load at least twice and is being retried. */
export const failingParts = createStore(0);

/** A part's code loads when the part is this close to the window. */
const approachMargin = '50%';

/**
 * Creates a part whose code loads when the visitor comes near by scrolling, with the pointer or with the focus.
 * Until then Preact leaves its prerendered HTML alone. The part takes no properties. It must not be inside a
 * changing context, because Preact would render it again before its code has loaded.
 */
export function hydrateOnApproach(fetchComponent: () => Promise<ComponentType>): PrerenderedPart {
  return prerenderedPart(fetchComponent, watchApproach);
}

/** Creates a part whose code loads when the pointer or the focus enters it, but not by scrolling. */
export function hydrateOnInteraction(
  fetchComponent: () => Promise<ComponentType>,
): PrerenderedPart {
  return prerenderedPart(fetchComponent, watchTouch);
}

/** Creates a part of a prerendered page that never changes. Its code doesn't load with the page. */
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
    return { default: reportStart(view) };
  });
  const AtOnce = lazy(async () => ({ default: await load() }));
  // The build renders the part, so its code loads at once.
  if (typeof document === 'undefined') markNeeded();

  function Part() {
    const [isPrerendered] = useState(useIsHydrating());
    const [isDormant, setDormant] = useState(isPrerendered);
    useEffect(() => {
      if (!isDormant) replayEarlyInput();
    }, [isDormant]);
    // The element never changes, so Preact doesn't render again what waits for its code.
    const id = useId();
    const [content] = useState(() => {
      const View = loaded ?? AtOnce;
      return (
        <NextId value={countIds(id)}>
          <Suspense fallback={<Wanted onMount={markNeeded} />}>
            {isPrerendered ? <Later onStart={() => setDormant(false)} /> : <View />}
          </Suspense>
        </NextId>
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

/** Mounts when a part without prerendered HTML is rendered. */
function Wanted({ onMount }: { onMount: () => void }) {
  useEffect(onMount, [onMount]);
  return null;
}

function reportStart(View: ComponentType): ComponentType<{ onStart: () => void }> {
  return ({ onStart }) => {
    useEffect(onStart, [onStart]);
    return <View />;
  };
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
  // Capturing listeners run even if the part's own code stops the event.
  for (const type of ['pointerover', 'focusin', 'click']) {
    document.addEventListener(type, touchIfInside, { capture: true, signal: end.signal });
  }
  return () => end.abort();
}
