import Check from 'lucide-react/icons/check';

interface FeatureListProps {
  features: readonly string[];
  /** Where many lists are on one page. */
  isCompact?: boolean;
}

export function FeatureList({ features, isCompact = false }: FeatureListProps) {
  return (
    <ul className={isCompact ? 'grid gap-x-6 text-sm sm:grid-cols-2' : 'divide-y divide-line'}>
      {features.map((feature) => (
        <li key={feature} className={`flex items-start gap-3 ${isCompact ? 'py-1' : 'py-2.5'}`}>
          <Check
            aria-hidden
            className={`size-4.5 shrink-0 text-success ${isCompact ? 'mt-0.5' : 'mt-1'}`}
          />
          {feature}
        </li>
      ))}
    </ul>
  );
}
