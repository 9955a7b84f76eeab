/** A window onto a page, in pixels of the page. */
export interface View {
  scrollY: number;
  height: number;
  pageHeight: number;
}

/** A section and the place of its upper edge on the page. */
export interface PlacedSection {
  id: string;
  top: number;
}

/** Where in the window the reader is taken to be reading: below the navigation bar, above the middle. */
const readingShare = 0.35;

/**
 * The section that the reader is at: the last one that begins above the reading line. Where the page
 * ends before its last sections reach that line, the line sinks to the last one's upper edge on the last
 * stretch of the way, so that each of them has its turn.
 */
export function findSection(sections: readonly PlacedSection[], view: View): string | undefined {
  const line = view.height * readingShare;
  const stillToScroll = Math.max(0, view.pageHeight - view.height - view.scrollY);
  const lastTop = sections.at(-1)?.top ?? 0;
  const outOfReach = Math.max(0, lastTop - (view.pageHeight - view.height) - line);
  const sunk = Math.max(0, outOfReach - stillToScroll);
  const place = view.scrollY + line + sunk;
  // Half a pixel is lost where a browser rounds.
  const found = sections.findLast(({ top }) => top <= place + 0.5) ?? sections[0];
  return found?.id;
}
