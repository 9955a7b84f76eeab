import type { ReactNode } from 'react';

interface OverviewSectionProps {
  id: string;
  title: string;
  more?: { href: string; text: string };
  children: ReactNode;
}

export function OverviewSection({ id, title, more, children }: OverviewSectionProps) {
  return (
    <section aria-labelledby={id} className="mt-10">
      <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-6">
        <h2 id={id} className="text-xl">
          {title}
        </h2>
        {more && (
          <a
            href={more.href}
            className="inline-flex min-h-11 items-center text-action-text underline underline-offset-4"
          >
            {more.text}
          </a>
        )}
      </div>
      {children}
    </section>
  );
}
