type Scroll = (id: string) => boolean;

let scroll: Scroll | undefined;

/** Lets links scroll to the sections of the page that is shown. Its code is not needed on other pages. */
export function offerScroll(offered: Scroll): () => void {
  scroll = offered;
  return () => {
    scroll = undefined;
  };
}

/** Returns whether the page that is shown has the section. */
export function scrollToSection(id: string): boolean {
  return scroll?.(id) ?? false;
}
