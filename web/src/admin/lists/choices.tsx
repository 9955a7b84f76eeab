import type { ReactNode } from 'react';

export function Choices({ name, children }: { name: string; children: ReactNode }) {
  return (
    <nav aria-label={name} className="mt-3 mb-6">
      <ul className="flex flex-wrap gap-x-5">{children}</ul>
    </nav>
  );
}

interface ChoiceProps {
  href: string;
  isChosen: boolean;
  children: string;
}

export function Choice({ href, isChosen, children }: ChoiceProps) {
  return (
    <li>
      <a
        href={href}
        aria-current={isChosen ? 'page' : undefined}
        className="inline-flex min-h-11 items-center text-action-text underline underline-offset-4 aria-[current]:font-semibold aria-[current]:text-ink aria-[current]:no-underline"
      >
        {children}
      </a>
    </li>
  );
}
