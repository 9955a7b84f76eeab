import type { ReactNode } from 'react';

interface PayablePanelProps {
  id: string;
  title: string;
  children: ReactNode;
}

export function PayablePanel({ id, title, children }: PayablePanelProps) {
  return (
    <section
      aria-labelledby={id}
      className="break-inside-avoid rounded-base border border-line bg-surface-raised p-5 wrap-anywhere shadow-soft sm:p-6"
    >
      <h2 id={id} className="mb-4 text-lg">
        {title}
      </h2>
      {children}
    </section>
  );
}
