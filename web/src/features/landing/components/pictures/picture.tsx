import type { ReactNode } from 'react';

/** The frame of a decorative drawing of 240 by 120. */
export function Picture({ children }: { children: ReactNode }) {
  return (
    <svg
      aria-hidden
      viewBox="0 0 240 120"
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
      className="w-full max-w-72 overflow-visible"
    >
      {children}
    </svg>
  );
}

export function Station({ x, y }: { x: number; y: number }) {
  return (
    <>
      <circle cx={x} cy={y} r="8" className="fill-action-text/20" />
      <circle cx={x} cy={y} r="3.5" className="fill-action-text" />
    </>
  );
}
