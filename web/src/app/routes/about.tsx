import { hydrateOnInteraction } from '../../startup/prerendered-part.tsx';

const About = hydrateOnInteraction(
  async () => (await import('../company/about-page.tsx')).AboutPage,
);

export const parts = [About];

export default About;
