import { refundPolicy } from '../../content/legal/refund.ts';
import { LegalPage } from '../../features/legal/components/legal-page.tsx';
import { policies } from '../site-map.ts';

export default function RefundPolicyPage() {
  return (
    <LegalPage
      policy={policies.refund}
      policies={Object.values(policies)}
      document={refundPolicy}
    />
  );
}
