import type { SitePage } from '../../src/app/site-map.ts';
import type { Prerenderer } from '../prerenderer.ts';
import { colorDrawing, type ColorOf } from './colors.ts';
import { compressPng, drawPng, widthOf } from './draw.ts';
import { pictureSize } from './picture-size.ts';
import { writePicture } from './write-picture.ts';

interface Drawing {
  renderPicture: Prerenderer['renderPicture'];
  colorOf: ColorOf;
  folder: string;
}

/** Draws the picture of a page. Resolves to its path and its alternative text. */
export async function writePagePicture(
  page: SitePage,
  { renderPicture, colorOf, folder }: Drawing,
): Promise<{ path: string; alt: string }> {
  const { svg, alt } = renderPicture(page, widthOf);
  const file = compressPng(drawPng(colorDrawing(svg, colorOf), pictureSize.width));
  return { path: await writePicture(folder, page.route, file), alt };
}
