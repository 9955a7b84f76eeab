import type { ReactNode } from 'react';

interface PictureProps {
  title: string;
  note: string;
  children: ReactNode;
}

/** Hides the picture from screen readers, because its content is invented. */
export function Picture({ title, note, children }: PictureProps) {
  return (
    <div
      aria-hidden
      className="flex flex-col gap-1.5 rounded-base border border-line bg-surface-soft p-4 text-sm inset-shadow-edge sm:h-40"
    >
      <p className="flex justify-between gap-3 border-b border-line pb-2">
        <span className="font-medium">{title}</span>
        <span className="text-muted">{note}</span>
      </p>
      {children}
    </div>
  );
}

export function PictureRow({ label, value }: { label: string; value: ReactNode }) {
  return (
    <p className="flex items-center justify-between gap-3">
      <span className="truncate text-muted">{label}</span>
      <span className="shrink-0 font-medium tabular">{value}</span>
    </p>
  );
}
