import { unchanging } from '../../startup/prerendered-part.tsx';

const Policy = unchanging(
  async () => (await import('../policies/cancellation-policy.tsx')).default,
);

export const parts = [Policy];

export default Policy;
