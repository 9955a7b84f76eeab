import { refundPolicy } from '../../content/legal/refund.ts';
import { LegalPage } from '../../features/legal/components/legal-page.tsx';

export function RefundPolicyPage() {
  return <LegalPage document={refundPolicy} />;
}
