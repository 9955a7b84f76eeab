import { site } from '@shared/site.ts';
import ArrowRight from 'lucide-react/icons/arrow-right';
import { Container } from '../../../components/container.tsx';
import type { TextDocument, TextSection } from '../../../content/text-document.ts';
import { AfterFirstScreen } from '../../../startup/after-first-screen.tsx';
import { TextBlocks } from './text-blocks.tsx';
import { ProseText } from './prose-text.tsx';
import { TableOfContents } from './table-of-contents.tsx';

/** The number of sections on the first screen. */
const firstSections = 2;

interface TextPageProps {
  title: string;
  isNumbered: boolean;
  document: TextDocument;
  /** The links at the end of the page. */
  others: { label: string; links: readonly { path: string; name: string }[] };
}

export function TextPage({ title, isNumbered, document, others }: TextPageProps) {
  const { dateline, lead, sections } = document;
  const numbered = (section: TextSection, index: number) => (
    <Section key={section.id} section={section} number={isNumbered ? index + 1 : undefined} />
  );
  return (
    <article aria-labelledby="text-title">
      <header className="deep relative isolate overflow-clip border-b border-line">
        <div aria-hidden className="absolute inset-0 -z-10 hairline-grid print:hidden" />
        <Container className="pt-16 pb-14 lg:py-20 print:px-0 print:pt-0 print:pb-4">
          <p className="mb-3 font-medium text-action-text">{site.legalEntity}</p>
          <h1 id="text-title" className="text-2xl">
            {title}
          </h1>
          {dateline && <p className="mt-4 text-muted tabular">{dateline}</p>}
          <p className="mt-5 max-w-[50ch] text-lg text-muted">
            <ProseText text={lead} />
          </p>
        </Container>
      </header>
      <Container className="grid grid-cols-1 gap-x-16 gap-y-10 py-12 lg:grid-cols-[17rem_minmax(0,1fr)] lg:py-16 print:block print:px-0 print:py-4">
        <TableOfContents sections={sections} isNumbered={isNumbered} />
        <div className="flex max-w-[53ch] flex-col gap-12 print:max-w-none print:gap-6">
          {sections.slice(0, firstSections).map(numbered)}
          <AfterFirstScreen>
            {sections
              .slice(firstSections)
              .map((section, index) => numbered(section, index + firstSections))}
            <Others {...others} />
          </AfterFirstScreen>
        </div>
      </Container>
    </article>
  );
}

interface SectionProps {
  section: TextSection;
  number: number | undefined;
}

function Section({ section: { id, heading, blocks }, number }: SectionProps) {
  return (
    <section id={id} tabIndex={-1} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className="mb-4 flex gap-3 text-xl print:break-after-avoid">
        {number !== undefined && <span className="text-action-text tabular">{`${number}.`}</span>}{' '}
        <span className="min-w-0 wrap-anywhere">{heading}</span>
      </h2>
      <TextBlocks blocks={blocks} />
    </section>
  );
}

function Others({ label, links }: TextPageProps['others']) {
  return (
    <nav aria-label={label} className="border-t border-line pt-8 print:hidden">
      <p className="mb-2 font-semibold">{label}</p>
      <ul>
        {links.map(({ path, name }) => (
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
