import ChevronDown from 'lucide-react/icons/chevron-down';
import { useState } from 'react';
import type { LegalSection } from '../../../content/legal/document.ts';
import { Link } from '../../../lib/router.ts';

/** Links to the sections: collapsed on narrow screens, beside the text on wide ones. */
export function TableOfContents({ sections }: { sections: readonly LegalSection[] }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <nav
      aria-label="Contents"
      className="lg:sticky lg:top-25 lg:max-h-[calc(100dvh-8rem)] lg:self-start lg:overflow-y-auto print:hidden"
    >
      <p className="hidden pb-1 font-semibold lg:block">Contents</p>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls="contents"
        onClick={() => setOpen(!isOpen)}
        className="flex min-h-12 w-full cursor-pointer items-center justify-between rounded-base border border-line-strong/50 bg-surface-raised px-4 font-medium lg:hidden"
      >
        Contents
        <ChevronDown
          aria-hidden
          className={`size-5 transition-transform duration-150 ${isOpen ? 'rotate-180' : ''}`}
        />
      </button>
      <ol id="contents" className={`mt-2 lg:block ${isOpen ? '' : 'hidden'}`}>
        {sections.map(({ id, heading }, index) => (
          <li key={id}>
            <Link
              to={`#${id}`}
              onClick={() => setOpen(false)}
              className="flex min-h-11 items-center gap-2 rounded-base py-1.5 text-muted underline-offset-4 transition-colors duration-150 hover:text-ink hover:underline lg:min-h-9 lg:text-sm"
            >
              <span className="w-7 shrink-0 text-right whitespace-nowrap tabular">
                {index + 1}.
              </span>{' '}
              {heading}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}
