/** The next part of several lists together, and where each of them goes on. */
export interface Merged<Item> {
  shown: Item[];
  /** Of each list, the last item that is shown; undefined if none is. */
  last: (Item | undefined)[];
  hasMore: boolean;
}

/** Merges lists that are sorted with the latest first. Each keeps its own sequence, also within one moment. */
export function mergeSources<Item>(
  lists: readonly (readonly Item[])[],
  timeOf: (item: Item) => number,
  size: number,
): Merged<Item> {
  const sorted = lists.flat().toSorted((a, b) => timeOf(b) - timeOf(a));
  const shown = sorted.slice(0, size);
  const isShown = new Set(shown);
  return {
    shown,
    last: lists.map((list) => list.findLast((item) => isShown.has(item))),
    hasMore: sorted.length > size,
  };
}
