/** The room for a text. Widths are in the unit of `measure`. */
export interface LineRoom {
  measure: (text: string) => number;
  maxWidth: number;
  maxLines: number;
}

/** Uses as few lines as possible, of similar widths. Throws if the text does not fit. */
export function breakLines(text: string, room: LineRoom): string[] {
  const words = text.split(' ');
  let best = fill(words, room.maxWidth, room);
  if (best.length > room.maxLines || widest(best, room) > room.maxWidth) {
    throw new Error(`The picture has no room for "${text}".`);
  }
  for (;;) {
    const narrower = fill(words, widest(best, room) - 1, room);
    if (narrower.length > best.length || widest(narrower, room) >= widest(best, room)) return best;
    best = narrower;
  }
}

function fill(words: readonly string[], maxWidth: number, { measure }: LineRoom): string[] {
  const lines: string[] = [];
  for (const word of words) {
    const longer = [...lines.slice(-1), word].join(' ');
    if (lines.length > 0 && measure(longer) <= maxWidth) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

function widest(lines: readonly string[], { measure }: LineRoom): number {
  return Math.max(...lines.map(measure));
}
