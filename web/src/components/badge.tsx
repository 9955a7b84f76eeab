import type { ReactNode } from 'react';

const tones = {
  neutral: 'bg-surface-soft text-muted',
  success: 'bg-success-soft text-success',
  warning: 'bg-warning-soft text-warning',
  danger: 'bg-danger-soft text-danger',
};

export type BadgeTone = keyof typeof tones;

export function Badge({ tone, children }: { tone: BadgeTone; children: ReactNode }) {
  return (
    <span
      className={`inline-flex items-center gap-1.5 rounded-full px-2.5 py-0.5 text-sm font-medium whitespace-nowrap before:size-1.5 before:rounded-full before:bg-current forced-colors:before:bg-[CanvasText] ${tones[tone]}`}
    >
      {children}
    </span>
  );
}
