import type { TextDocument } from '../../content/text-document.ts';
import { TextPage } from '../../features/text-page/components/text-page.tsx';
import { policies } from '../site-map.ts';

export function policyPage(policy: keyof typeof policies, document: TextDocument) {
  const { name, path } = policies[policy];
  const others = Object.values(policies).filter((other) => other.path !== path);
  return function PolicyPage() {
    return (
      <TextPage
        title={name}
        isNumbered
        document={document}
        others={{ label: 'Other policies', links: others }}
      />
    );
  };
}
