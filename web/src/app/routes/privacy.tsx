import { privacy } from '../../content/legal/privacy.ts';
import { LegalPage } from '../../features/legal/components/legal-page.tsx';

export function PrivacyPage() {
  return <LegalPage document={privacy} />;
}
