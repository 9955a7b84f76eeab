import Check from 'lucide-react/icons/check';

interface FeatureListProps {
  features: readonly string[];
  /** True where lists are side by side. */
  isCompact?: boolean;
}

export function FeatureList({ features, isCompact = false }: FeatureListProps) {
  return (
    <ul className={isCompact ? '-my-1 text-sm' : 'divide-y divide-line'}>
      {features.map((feature) => (
        <Feature key={feature} className={isCompact ? 'py-1 max-sm:gap-1.5' : 'py-2 sm:py-2.5'}>
          {feature}
        </Feature>
      ))}
    </ul>
  );
}

export function Feature({ className, children }: { className: string; children: string }) {
  return (
    <li className={`flex items-start gap-3 ${className}`}>
      <Check aria-hidden className="mt-[0.25lh] size-4.5 shrink-0 text-success" />
      {children}
    </li>
  );
}
