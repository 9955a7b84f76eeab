import type { ReactNode } from 'react';

export function FieldGroup({ legend, children }: { legend: string; children: ReactNode }) {
  return (
    <fieldset className="grid min-w-0 gap-x-5 gap-y-3 sm:grid-cols-2">
      <legend className="pb-1.5 text-sm font-semibold text-muted">{legend}</legend>
      {children}
    </fieldset>
  );
}
