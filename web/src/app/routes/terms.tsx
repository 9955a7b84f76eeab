import { terms } from '../../content/legal/terms.ts';
import { LegalPage } from '../../features/legal/components/legal-page.tsx';
import { policies } from '../site-map.ts';

export default function TermsPage() {
  return <LegalPage policy={policies.terms} policies={Object.values(policies)} document={terms} />;
}
