import { cancellationPolicy } from '../../content/legal/cancellation.ts';
import { LegalPage } from '../../features/legal/components/legal-page.tsx';
import { policies } from '../site-map.ts';

export default function CancellationPolicyPage() {
  return (
    <LegalPage
      policy={policies.cancellation}
      policies={Object.values(policies)}
      document={cancellationPolicy}
    />
  );
}
