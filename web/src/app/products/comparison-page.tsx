import { paths } from '@shared/paths.ts';
import { ComparisonList } from '../../features/catalogue/components/prices/comparison-list.tsx';
import { pageAt, policies } from '../site-map.ts';

export function ComparisonPage() {
  const { terms, refund, cancellation } = policies;
  return <ComparisonList more={[pageAt(paths.pricing), terms, refund, cancellation]} />;
}
