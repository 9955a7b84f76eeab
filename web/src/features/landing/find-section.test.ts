import { describe, expect, it } from 'vitest';
import { findSection } from './find-section.ts';

const sections = [
  { id: 'home', top: 68 },
  { id: 'about', top: 868 },
  { id: 'process', top: 1668 },
  { id: 'contact', top: 2068 },
];
/** The last section and the footer take 600 px. */
const pageHeight = 2668;

const at = (scrollY: number, height = 600) =>
  findSection(sections, { scrollY, height, pageHeight });

describe('findSection', () => {
  it('finds the section at 80 px below the upper edge', () => {
    for (const { id, top } of sections) expect(at(top - 80)).toBe(id);
  });

  it('finds the first section above all sections', () => {
    expect(findSection(sections, { scrollY: -40, height: 100, pageHeight })).toBe('home');
  });

  it('finds the last section at the end of a short page', () => {
    const height = 2000;
    expect(at(0, height)).toBe('home');
    expect(at(pageHeight - height, height)).toBe('contact');
  });

  it('finds each of several short sections at the end, in order', () => {
    const height = 1500;
    const seen = Array.from({ length: pageHeight - height + 1 }, (_, y) => at(y, height));
    expect([...new Set(seen)]).toEqual(['home', 'about', 'process', 'contact']);
  });

  it('finds none on a page without sections', () => {
    expect(findSection([], { scrollY: 0, height: 600, pageHeight: 600 })).toBeUndefined();
  });
});
