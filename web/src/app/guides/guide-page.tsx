import type { TextDocument } from '../../content/text-document.ts';
import { TextPage } from '../../features/text-page/components/text-page.tsx';
import { guides, pageAt, policies } from '../site-map.ts';
import { paths } from '@shared/paths.ts';

export function guidePage(guide: keyof typeof guides, document: TextDocument) {
  const { name, path } = guides[guide];
  const others = [...Object.values(guides), pageAt(paths.pricing), policies.terms].filter(
    (other) => other.path !== path,
  );
  return function GuidePage() {
    return (
      <TextPage
        title={name}
        isNumbered={false}
        document={document}
        others={{ label: 'Related pages', links: others }}
      />
    );
  };
}
