import type { ReactNode } from 'react';

interface SecurityRowProps {
  id: string;
  title: string;
  text: string;
  action?: ReactNode;
  children?: ReactNode;
}

export function SecurityRow({ id, title, text, action, children }: SecurityRowProps) {
  return (
    <section aria-labelledby={id} className="py-6 first:pt-0 last:pb-0">
      <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4">
        <div className="min-w-0 flex-1 basis-64">
          <h3 id={id} className="text-base">
            {title}
          </h3>
          <p className="mt-1 max-w-2xl wrap-anywhere text-muted">{text}</p>
        </div>
        {action}
      </div>
      {children}
    </section>
  );
}
