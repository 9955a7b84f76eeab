import { unchanging } from '../../startup/prerendered-part.tsx';

const Guide = unchanging(async () => (await import('../guides/security.tsx')).default);

export const parts = [Guide];

export default Guide;
