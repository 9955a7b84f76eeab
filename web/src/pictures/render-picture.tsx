import { paths } from '@shared/paths.ts';
import { site } from '@shared/site.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import type { SitePage } from '../app/site-map.ts';
import { hero } from '../content/landing.ts';
import { breakLines } from './break-lines.ts';
import { HeadingLine, headingRoom, PagePicture } from './page-picture.tsx';

/** Renders the picture of a page as SVG, with its alternative text. `widthOf` measures an SVG in pixels. */
export function renderPicture(page: SitePage, widthOf: (svg: string) => number) {
  const { heading, note } = textOf(page);
  const measure = (text: string) => widthOf(renderToStaticMarkup(<HeadingLine text={text} />));
  const lines = breakLines(heading, { ...headingRoom, measure });
  return {
    svg: renderToStaticMarkup(<PagePicture lines={lines} note={note} />),
    alt: `${site.name}: ${heading}`,
  };
}

function textOf({ path, name }: SitePage) {
  return path === paths.home
    ? { heading: hero.headline, note: 'Software for banks, lenders, agencies and small firms' }
    : { heading: name, note: site.legalEntity };
}
