import type { ComponentProps } from 'react';

/**
 * Covers the page below a dialog. Radix's own overlay also changes the body's style, and so that of everything on the
 * page, before the dialog is painted. Must be a child of Radix's `Portal`.
 */
export function Overlay({ open, ...props }: ComponentProps<'div'> & { open: boolean }) {
  return (
    <div
      {...props}
      data-state={open ? 'open' : 'closed'}
      className="pointer-events-auto fixed inset-0 z-50 bg-overlay data-[state=closed]:animate-fade-out data-[state=open]:animate-fade-in print:hidden"
    />
  );
}
