import type { ReactNode } from 'react';

/** A grey place of what is on its way; its measures come by className. */
export function Skeleton({ className = '' }: { className?: string }) {
  return <div aria-hidden className={`animate-breathe rounded-base bg-skeleton ${className}`} />;
}

/** Says what is loading, above the skeletons of it. */
export function LoadingStatus({ text, children }: { text: string; children: ReactNode }) {
  return (
    <div className="flex flex-col gap-4">
      <output className="text-sm text-muted">{text}</output>
      {children}
    </div>
  );
}
