import type { ReactNode } from 'react';
import { Container } from './container.tsx';

/** A jump to a section stops 12 px below the navigation bar. The shadow fills the gap with the section's colour. */
const tones = {
  plain: 'bg-surface shadow-[0_-12px_var(--surface)]',
  soft: 'bg-surface-soft shadow-[0_-12px_var(--surface-soft)]',
  deep: 'deep shadow-[0_-12px_var(--surface)]',
};

interface SectionProps {
  id: string;
  /** Level 1 is for the page's main section. Its top padding leaves room for the guest banner on phones. */
  level?: 1 | 2;
  kicker?: string;
  title: string;
  lead?: string;
  aside?: ReactNode;
  tone?: keyof typeof tones;
  children: ReactNode;
}

export function Section(props: SectionProps) {
  const { id, level = 2, kicker, title, lead, aside, tone = 'plain', children } = props;
  const Heading = `h${level}` as const;
  return (
    <section
      id={id}
      tabIndex={-1}
      aria-labelledby={`${id}-title`}
      className={`relative isolate overflow-clip py-10 sm:py-16 lg:py-28 ${level === 1 ? 'max-sm:pt-18' : ''} ${tones[tone]}`}
    >
      <Container>
        <div className={aside ? 'grid gap-x-16 gap-y-6 lg:grid-cols-[5fr_7fr]' : ''}>
          <header className="max-w-3xl">
            {kicker && <p className="mb-3 font-medium text-action-text">{kicker}</p>}
            <Heading id={`${id}-title`} className="text-2xl">
              {title}
            </Heading>
            {lead && (
              <p className="mt-4 max-w-2xl text-balance text-muted sm:mt-5 sm:text-lg">{lead}</p>
            )}
          </header>
          {aside}
        </div>
        {children}
      </Container>
    </section>
  );
}
