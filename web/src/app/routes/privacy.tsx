import { privacy } from '../../content/legal/privacy.ts';
import { LegalPage } from '../../features/legal/components/legal-page.tsx';
import { policies } from '../site-map.ts';

export default function PrivacyPage() {
  return (
    <LegalPage policy={policies.privacy} policies={Object.values(policies)} document={privacy} />
  );
}
