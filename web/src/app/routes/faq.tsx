import { unchanging } from '../../startup/prerendered-part.tsx';

const Guide = unchanging(async () => (await import('../guides/faq.tsx')).default);

export const parts = [Guide];

export default Guide;
