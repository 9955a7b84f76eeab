/** The window's position on the page, in pixels. */
export interface View {
  scrollY: number;
  height: number;
  pageHeight: number;
}

export interface SectionPosition {
  id: string;
  top: number;
}

const readingShare = 0.35;

/**
 * Returns the last section that begins above the reading line. A short page can't scroll its last sections up to
 * the line. There, the line moves down near the end of the page.
 */
export function findSection(sections: readonly SectionPosition[], view: View): string | undefined {
  const line = view.height * readingShare;
  const stillToScroll = Math.max(0, view.pageHeight - view.height - view.scrollY);
  const lastTop = sections.at(-1)?.top ?? 0;
  const outOfReach = Math.max(0, lastTop - (view.pageHeight - view.height) - line);
  const sunk = Math.max(0, outOfReach - stillToScroll);
  const position = view.scrollY + line + sunk;
  // Browsers may round a position by half a pixel.
  const found = sections.findLast(({ top }) => top <= position + 0.5) ?? sections[0];
  return found?.id;
}
