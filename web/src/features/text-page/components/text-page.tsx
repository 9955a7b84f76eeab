import { site } from '@shared/site.ts';
import ArrowRight from 'lucide-react/icons/arrow-right';
import { Container } from '../../../components/container.tsx';
import type { LegalDocument } from '../../../content/legal/document.ts';
import { LegalBlocks } from './legal-blocks.tsx';
import { ProseText } from './prose-text.tsx';
import { TableOfContents } from './table-of-contents.tsx';

interface PolicyLink {
  path: string;
  name: string;
}

interface LegalPageProps {
  policy: PolicyLink;
  policies: readonly PolicyLink[];
  document: LegalDocument;
}

/** A legal text: title and date, numbered sections, and links to the other texts. */
export function LegalPage({ policy, policies, document }: LegalPageProps) {
  const { dateline, lead, sections } = document;
  return (
    <article aria-labelledby="legal-title">
      <header className="deep relative isolate overflow-clip border-b border-line">
        <div aria-hidden className="absolute inset-0 -z-10 hairline-grid print:hidden" />
        <Container className="pt-16 pb-14 lg:py-20 print:px-0 print:pt-0 print:pb-4">
          <p className="mb-3 font-medium text-action-text">{site.legalEntity}</p>
          <h1 id="legal-title" className="text-2xl">
            {policy.name}
          </h1>
          {dateline && <p className="mt-4 text-muted tabular">{dateline}</p>}
          <p className="mt-5 max-w-[50ch] text-lg text-muted">
            <ProseText text={lead} />
          </p>
        </Container>
      </header>
      <Container className="grid gap-x-16 gap-y-10 py-12 lg:grid-cols-[17rem_minmax(0,1fr)] lg:py-16 print:block print:px-0 print:py-4">
        <TableOfContents sections={sections} />
        <div className="flex max-w-[53ch] flex-col gap-12 print:max-w-none print:gap-6">
          {sections.map(({ id, heading, blocks }, index) => (
            <section key={id} id={id} tabIndex={-1} aria-labelledby={`${id}-title`}>
              <h2 id={`${id}-title`} className="mb-4 flex gap-3 text-xl print:break-after-avoid">
                <span className="text-action-text tabular">{index + 1}.</span> {heading}
              </h2>
              <LegalBlocks blocks={blocks} />
            </section>
          ))}
          <OtherPolicies policies={policies.filter(({ path }) => path !== policy.path)} />
        </div>
      </Container>
    </article>
  );
}

function OtherPolicies({ policies }: { policies: readonly PolicyLink[] }) {
  return (
    <nav aria-label="Other policies" className="border-t border-line pt-8 print:hidden">
      <p className="mb-2 font-semibold">Other policies</p>
      <ul>
        {policies.map(({ path, name }) => (
          <li key={path}>
            <a
              href={path}
              className="inline-flex min-h-11 items-center gap-2 font-medium text-action-text underline-offset-4 hover:underline"
            >
              {name}
              <ArrowRight aria-hidden className="size-4" />
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
