import { cancellationPolicy } from '../../content/legal/cancellation.ts';
import { LegalPage } from '../../features/legal/components/legal-page.tsx';

export function CancellationPolicyPage() {
  return <LegalPage document={cancellationPolicy} />;
}
