import type { ReactNode } from 'react';
import { handOnFocus } from '../../components/hand-on-focus.ts';

interface ListPartProps {
  id: string;
  title: string;
  children: ReactNode;
}

export function ListPart({ id, title, children }: ListPartProps) {
  return (
    <section aria-labelledby={id}>
      <h1 ref={handOnFocus} id={id} tabIndex={-1} className="mb-6 text-2xl">
        {title}
      </h1>
      {children}
    </section>
  );
}
