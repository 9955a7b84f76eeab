import type { PageFigures } from './measure-page.ts';

/** The figures of a page and of its copy without scripts. */
export interface Comparison {
  path: string;
  page: PageFigures;
  copy: PageFigures;
}

/** Prints a table with two rows for each page: its own, and that of its copy. */
export function reportPages(title: string, comparisons: readonly Comparison[]): void {
  console.log(`\n${title}`);
  console.table(comparisons.flatMap(rows));
}

function rows({ path, page, copy }: Comparison) {
  const ratio = (page.lcpMs / copy.lcpMs).toFixed(2);
  return [
    { page: path, ...row(page), 'LCP to copy': ratio },
    { page: `${path} without scripts`, ...row(copy), 'LCP to copy': '' },
  ];
}

function row(figures: PageFigures) {
  const { performance, accessibility, bestPractices, seo } = figures;
  return {
    'FCP ms': Math.round(figures.fcpMs),
    'LCP ms': Math.round(figures.lcpMs),
    'TBT ms': Math.round(figures.tbtMs),
    CLS: Number(figures.cls.toFixed(3)),
    'script kB': kilobytes(figures.scriptBytes),
    'all kB': kilobytes(figures.totalBytes),
    files: figures.files,
    scores: [performance, accessibility, bestPractices, seo].join(' '),
  };
}

function kilobytes(bytes: number): number {
  return Number((bytes / 1000).toFixed(1));
}
