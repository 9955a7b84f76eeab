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
      className={`inline-flex max-w-full items-center gap-1.5 rounded-full px-2.5 py-0.5 text-sm font-medium before:size-1.5 before:shrink-0 before:rounded-full before:bg-current sm:whitespace-nowrap forced-colors:before:bg-[CanvasText] ${tones[tone]}`}
    >
      {children}
    </span>
  );
}
