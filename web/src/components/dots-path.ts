/** A path of one dot per point: draw it with round caps, and the stroke's width is the dots' size. */
export function dotsPath(points: readonly { x: number; y: number }[]): string {
  return points.map(({ x, y }) => `M${round(x)} ${round(y)}h0`).join('');
}

/** One decimal is a tenth of a pixel here, and keeps the page small. */
export function round(value: number): number {
  return Math.round(value * 10) / 10;
}
