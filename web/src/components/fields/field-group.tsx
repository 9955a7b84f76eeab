import type { ReactNode } from 'react';

interface FieldGroupProps {
  legend: string;
  columns?: string;
  children: ReactNode;
}

export function FieldGroup({ legend, columns = 'sm:grid-cols-2', children }: FieldGroupProps) {
  return (
    <fieldset className={`grid min-w-0 gap-x-5 gap-y-3 ${columns}`}>
      <legend className="pb-1.5 text-sm font-semibold text-muted">{legend}</legend>
      {children}
    </fieldset>
  );
}
