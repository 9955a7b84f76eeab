import type { ReactNode } from 'react';

export function Skeleton({ className = '' }: { className?: string }) {
  return <div aria-hidden className={`animate-breathe rounded-base bg-skeleton ${className}`} />;
}

export function LoadingStatus({ text, children }: { text: string; children: ReactNode }) {
  return (
    <div className="flex flex-col gap-4">
      <output className="text-sm text-muted">{text}</output>
      {children}
    </div>
  );
}
