import type { SectionId } from '@shared/paths.ts';

export const landingSections = [
  { id: 'home', label: 'Home' },
  { id: 'about', label: 'About' },
  { id: 'regional-solutions', label: 'Products' },
  { id: 'process', label: 'Process' },
  { id: 'contact', label: 'Contact' },
] as const satisfies readonly { id: SectionId; label: string }[];

export type LandingSectionId = (typeof landingSections)[number]['id'];
