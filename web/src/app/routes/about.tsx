import { unchanging } from '../../lib/prerendered-part.tsx';

const About = unchanging(async () => (await import('../company/about-page.tsx')).AboutPage);

export const parts = [About];

export default About;
