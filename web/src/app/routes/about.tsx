import { hydrateOnTouch } from '../../startup/prerendered-part.tsx';

const About = hydrateOnTouch(async () => (await import('../company/about-page.tsx')).AboutPage);

export const parts = [About];

export default About;
