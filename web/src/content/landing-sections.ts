import type { SectionId } from '@shared/paths.ts';

/** The landing page's sections in order, with their names in menus. */
export const landingSections = [
  { id: 'home', label: 'Home' },
  { id: 'about', label: 'About' },
  { id: 'regional-solutions', label: 'Products' },
  { id: 'process', label: 'Process' },
  { id: 'contact', label: 'Contact' },
] as const satisfies readonly { id: SectionId; label: string }[];

export type LandingSectionId = (typeof landingSections)[number]['id'];
