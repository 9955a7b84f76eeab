import { unchanging } from '../../startup/prerendered-part.tsx';

const Comparison = unchanging(
  async () => (await import('../products/comparison-page.tsx')).ComparisonPage,
);

export const parts = [Comparison];

export default Comparison;
