import { ComparisonList } from '../../features/catalogue/components/comparison-list.tsx';

export function ComparisonPage() {
  return <ComparisonList />;
}
