import type { LegalDocument } from '../../content/legal/document.ts';
import { LegalPage } from '../../features/legal/components/legal-page.tsx';
import { policies } from '../site-map.ts';

export function policyPage(name: keyof typeof policies, document: LegalDocument) {
  return function PolicyPage() {
    const all = Object.values(policies);
    return <LegalPage policy={policies[name]} policies={all} document={document} />;
  };
}
