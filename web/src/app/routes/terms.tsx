import { terms } from '../../content/legal/terms.ts';
import { LegalPage } from '../../features/legal/components/legal-page.tsx';

export function TermsPage() {
  return <LegalPage document={terms} />;
}
