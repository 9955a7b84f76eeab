import { useId, useLayoutEffect } from 'react';

const openDialogs = new Set<string>();

/**
 * Returns a function that hides the page below the notices from screen readers and the keyboard, and keeps it from
 * scrolling, until the dialog closes. Radix hides only what is there when a dialog opens, so it misses what the page
 * adds later.
 */
export function useHidePage(isOpen: boolean): () => void {
  const id = useId();
  useLayoutEffect(() => {
    if (!isOpen) return;
    return () => {
      openDialogs.delete(id);
      update();
    };
  }, [id, isOpen]);
  return () => {
    openDialogs.add(id);
    update();
  };
}

function update(): void {
  const isHidden = openDialogs.size > 0;
  const root = document.documentElement;
  const { style, clientWidth } = root;
  // The page would move into the room of its scroll bar.
  style.scrollbarGutter = isHidden && innerWidth > clientWidth ? 'stable' : '';
  style.overflow = isHidden ? 'hidden' : '';
  root.toggleAttribute('data-dialog-open', isHidden);
  for (const part of document.querySelectorAll('#root > :not([data-notices])')) {
    part.toggleAttribute('inert', isHidden);
  }
}
