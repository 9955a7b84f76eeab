import type { ElementType } from 'react';
import { landingSections, type LandingSectionId } from '../../content/landing-sections.ts';
import { useWatchSections } from '../../features/landing/section-in-view.ts';
import { useArriveAtSection } from '../../features/landing/scroll-to-section.ts';
import { BelowFirstScreen } from '../../lib/below-first-screen.tsx';
import { onApproach, onTouch, unchanging } from '../../lib/prerendered-part.tsx';

const Hero = unchanging(
  async () => (await import('../../features/landing/components/hero.tsx')).Hero,
);
const About = onTouch(
  async () => (await import('../../features/landing/components/about.tsx')).About,
);
const Process = unchanging(
  async () => (await import('../../features/landing/components/process.tsx')).Process,
);
const Products = onApproach(async () => (await import('../landing/products.tsx')).Products);
const Contact = onApproach(async () => (await import('../landing/contact.tsx')).Contact);

const views: Record<LandingSectionId, ElementType> = {
  home: Hero,
  about: About,
  'regional-solutions': Products,
  process: Process,
  contact: Contact,
};

const [first, ...others] = landingSections;

export const parts = [Hero, About, Process, Products, Contact];

export default function LandingPage() {
  useWatchSections(landingSections);
  useArriveAtSection();
  return (
    <>
      <Hero />
      <BelowFirstScreen placeAbove={first.id}>
        {others.map(({ id }) => {
          const View = views[id];
          return <View key={id} />;
        })}
      </BelowFirstScreen>
    </>
  );
}
