import type { ElementType } from 'react';
import { landingSections, type LandingSectionId } from '../../content/landing-sections.ts';
import { useArriveAtSection } from '../../features/landing/arrive-at-section.ts';
import { useWatchSections } from '../../features/landing/section-in-view.ts';
import { useIsWhole } from '../../startup/after-first-screen.tsx';
import {
  hydrateOnApproach,
  hydrateOnInteraction,
  staticPart,
} from '../../startup/prerendered-part.tsx';
import { useLocation } from '../../lib/router.ts';

const Hero = staticPart(
  async () => (await import('../../features/landing/components/hero.tsx')).Hero,
);
const About = hydrateOnInteraction(
  async () => (await import('../../features/landing/components/about.tsx')).About,
);
const Process = staticPart(
  async () => (await import('../../features/landing/components/process.tsx')).Process,
);
const Products = hydrateOnApproach(async () => (await import('../landing/products.tsx')).Products);
const Contact = hydrateOnApproach(async () => (await import('../landing/contact.tsx')).Contact);

const views: Record<LandingSectionId, ElementType> = {
  home: Hero,
  about: About,
  'regional-solutions': Products,
  process: Process,
  contact: Contact,
};

export const parts = [Hero, About, Process, Products, Contact];

export default function LandingPage() {
  const isWhole = useIsWhole();
  const wanted = useWantedSection();
  useWatchSections(landingSections);
  useArriveAtSection({ isWhole });
  return landingSections.map(({ id }) => {
    const View = views[id];
    return isWhole || id === wanted ? <View key={id} /> : <Blank key={id} />;
  });
}

function useWantedSection(): LandingSectionId {
  const { hash } = useLocation();
  const named = landingSections.find(({ id }) => hash === `#${id}`);
  return (named ?? landingSections[0]).id;
}

/** Holds the place of a section that renders later. Its height lets the page scroll to the wanted section. */
function Blank() {
  return <div className="h-dvh" />;
}
