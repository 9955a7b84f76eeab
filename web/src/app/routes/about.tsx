import { onTouch } from '../../startup/prerendered-part.tsx';

const About = onTouch(async () => (await import('../company/about-page.tsx')).AboutPage);

export const parts = [About];

export default About;
