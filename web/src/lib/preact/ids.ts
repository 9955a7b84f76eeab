import { createContext } from 'preact';
import { useContext, useState } from 'preact/hooks';
import type { Context } from 'react';

/** Returns a function that returns another id at each call. */
export function countIds(prefix: string): () => string {
  let used = 0;
  return () => `${prefix}-${++used}`;
}

const counters = createContext(countIds('id'));

/**
 * The parts of a page hydrate in another order than they were prerendered, so each counts its own ids. Preact
 * counts all ids of a page together.
 */
export const NextId = counters as unknown as Context<() => string>;

/** Returns an id for an element. During hydration it equals the prerendered one. */
export function useId(): string {
  const [id] = useState(useContext(counters));
  return id;
}
