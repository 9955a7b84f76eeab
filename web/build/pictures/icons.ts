import { drawPng } from './draw.ts';
import { writePicture } from './write-picture.ts';

/** The paths of the icon files in the built site. */
export interface Icons {
  favicon: string;
  small: string;
  large: string;
  /** Operating systems crop this icon and the next one to a shape. */
  maskable: string;
  appleTouch: string;
}

export async function writeIcons(folder: string, mark: string): Promise<Icons> {
  const square = fillSquare(mark);
  return {
    favicon: await writePicture(folder, 'favicon', drawPng(mark, 48)),
    small: await writePicture(folder, 'icon-192', drawPng(mark, 192)),
    large: await writePicture(folder, 'icon-512', drawPng(mark, 512)),
    maskable: await writePicture(folder, 'icon-maskable', drawPng(square, 512)),
    appleTouch: await writePicture(folder, 'apple-touch-icon', drawPng(square, 180)),
  };
}

/** Extends the background of the mark, so that every crop of the icon shows the whole mark. */
function fillSquare(mark: string): string {
  const [, background] = /<rect [^>]*fill="(#\w+)"/.exec(mark) ?? [];
  if (!background) throw new Error('The mark has no background.');
  const middle = mark.replace('<svg ', '<svg x="3" y="3" width="32" height="32" ');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 38 38"><rect width="38" height="38" fill="${background}"/>${middle}</svg>`;
}
