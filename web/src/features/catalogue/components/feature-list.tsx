import Check from 'lucide-react/icons/check';

export function FeatureList({ features }: { features: readonly string[] }) {
  return (
    <ul className="divide-y divide-line">
      {features.map((feature) => (
        <li key={feature} className="flex items-start gap-3 py-2.5">
          <Check aria-hidden className="mt-1 size-4.5 shrink-0 text-success" />
          {feature}
        </li>
      ))}
    </ul>
  );
}
