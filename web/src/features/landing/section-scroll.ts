type Scroll = (id: string) => boolean;

let scroll: Scroll | undefined;

/**
 * Registers the scroll function of the current page. Returns a function that removes it. Other pages don't load its
 * code.
 */
export function offerScroll(offered: Scroll): () => void {
  scroll = offered;
  return () => {
    scroll = undefined;
  };
}

/** Scrolls to a section. Returns whether the current page has it. */
export function scrollToSection(id: string): boolean {
  return scroll?.(id) ?? false;
}
