import { staticPart } from '../../startup/prerendered-part.tsx';

const Guide = staticPart(async () => (await import('../guides/faq.tsx')).default);

export const parts = [Guide];

export default Guide;
