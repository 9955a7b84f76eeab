import { products as texts } from '../../../content/landing.ts';
import { Feature, FeatureList } from './feature-list.tsx';

const inView = 5;
const padding = 'py-2 sm:py-2.5';

interface FoldedFeaturesProps {
  features: readonly string[];
  inViewOnPhone?: number;
}

/** Shows the first features and folds the rest without a script. A wide window shows more features at once. */
export function FoldedFeatures({ features, inViewOnPhone = 3 }: FoldedFeaturesProps) {
  return (
    <div>
      <ul className="divide-y divide-line">
        {features.slice(0, inView).map((feature, index) => (
          <Feature
            key={feature}
            className={index < inViewOnPhone ? padding : `max-sm:hidden ${padding}`}
          >
            {feature}
          </Feature>
        ))}
      </ul>
      <Rest features={features.slice(inViewOnPhone)} className="sm:hidden" />
      <Rest features={features.slice(inView)} className="max-sm:hidden" />
    </div>
  );
}

function Rest({ features, className }: { features: readonly string[]; className: string }) {
  if (features.length === 0) return null;
  return (
    <details className={`border-t border-line ${className}`}>
      <summary className="flex min-h-11 w-fit cursor-pointer items-center font-medium text-action-text underline-offset-4 hover:underline">
        {texts.allFeatures}
      </summary>
      <FeatureList features={features} />
    </details>
  );
}
