import { fileURLToPath } from 'node:url';
import { Resvg } from '@resvg/resvg-js';
import { PNG } from 'pngjs';

const fontFiles = [
  import.meta.resolve('@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf'),
  import.meta.resolve('@expo-google-fonts/inter/600SemiBold/Inter_600SemiBold.ttf'),
].map((file) => fileURLToPath(file));
// Without the machine's own fonts, a picture is the same on every machine.
const font = { loadSystemFonts: false, fontFiles };

/** Draws an SVG as a PNG. `width` is in pixels. */
export function drawPng(svg: string, width: number): Buffer {
  return new Resvg(svg, { font, fitTo: { mode: 'width', value: width } }).render().asPng();
}

/** Compresses a PNG without transparency to about half its size. */
export function compressPng(file: Buffer): Buffer {
  const smallest = { colorType: 2, filterType: 0, deflateLevel: 9, deflateStrategy: 0 } as const;
  return PNG.sync.write(PNG.sync.read(file), smallest);
}

/** Returns the width of an SVG's content in pixels. */
export function widthOf(svg: string): number {
  return new Resvg(svg, { font }).getBBox()?.width ?? 0;
}
