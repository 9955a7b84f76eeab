import ChevronDown from 'lucide-react/icons/chevron-down';
import type { TextSection } from '../../../content/text-document.ts';

interface ContentsProps {
  sections: readonly TextSection[];
  isNumbered: boolean;
}

export function TableOfContents({ sections, isNumbered }: ContentsProps) {
  return (
    <nav
      aria-label="Contents"
      className="lg:sticky lg:top-25 lg:max-h-[calc(100dvh-8rem)] lg:self-start lg:overflow-y-auto print:hidden"
    >
      <details className="group lg:hidden">
        <summary className="flex min-h-12 cursor-pointer list-none items-center justify-between rounded-base border border-line-strong/50 bg-surface-raised px-4 font-medium [&::-webkit-details-marker]:hidden">
          Contents
          <ChevronDown
            aria-hidden
            className="size-5 transition-transform duration-150 group-open:rotate-180"
          />
        </summary>
        <SectionList sections={sections} isNumbered={isNumbered} className="mt-2" />
      </details>
      <p className="hidden pb-1 font-semibold lg:block">Contents</p>
      <SectionList sections={sections} isNumbered={isNumbered} className="mt-2 hidden lg:block" />
    </nav>
  );
}

function SectionList({ sections, isNumbered, className }: ContentsProps & { className: string }) {
  return (
    <ol className={className}>
      {sections.map(({ id, heading }, index) => (
        <li key={id}>
          <a
            href={`#${id}`}
            className="flex min-h-11 items-center gap-2 rounded-base py-1.5 text-muted underline-offset-4 transition-colors duration-150 hover:text-ink hover:underline lg:min-h-9 lg:text-sm"
          >
            {isNumbered && (
              <span className="w-7 shrink-0 text-right whitespace-nowrap tabular">
                {`${index + 1}.`}
              </span>
            )}{' '}
            <span>{heading}</span>
          </a>
        </li>
      ))}
    </ol>
  );
}
