import type { ReactNode } from 'react';

interface ProductSectionProps {
  id: string;
  title: string;
  children: ReactNode;
}

export function ProductSection({ id, title, children }: ProductSectionProps) {
  return (
    <section id={id} tabIndex={-1} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className="mb-4 text-xl">
        {title}
      </h2>
      {children}
    </section>
  );
}
