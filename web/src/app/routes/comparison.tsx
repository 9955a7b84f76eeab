import { staticPart } from '../../startup/prerendered-part.tsx';

const Comparison = staticPart(
  async () => (await import('../products/comparison-page.tsx')).ComparisonPage,
);

export const parts = [Comparison];

export default Comparison;
