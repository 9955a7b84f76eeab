import { staticPart } from '../../startup/prerendered-part.tsx';

const Policy = staticPart(async () => (await import('../policies/terms.tsx')).default);

export const parts = [Policy];

export default Policy;
