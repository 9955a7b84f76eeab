import type { ReactNode } from 'react';
import { passFocusToHeading } from '../../components/pass-focus-to-heading.ts';

interface ListPartProps {
  id: string;
  title: string;
  children: ReactNode;
}

export function ListPart({ id, title, children }: ListPartProps) {
  return (
    <section aria-labelledby={id}>
      <h1 ref={passFocusToHeading} id={id} tabIndex={-1} className="mb-6 text-2xl">
        {title}
      </h1>
      {children}
    </section>
  );
}
