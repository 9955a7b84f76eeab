import ChevronDown from 'lucide-react/icons/chevron-down';
import type { ComponentProps, ReactNode } from 'react';

interface DisclosureProps extends Pick<
  ComponentProps<'details'>,
  'className' | 'open' | 'onToggle'
> {
  title: string;
  children: ReactNode;
}

/** A part of a form or page that a visitor unfolds. */
export function Disclosure({ title, className = '', children, ...rest }: DisclosureProps) {
  return (
    <details {...rest} className={`group rounded-base border border-line-strong/50 ${className}`}>
      <summary className="flex min-h-12 cursor-pointer list-none items-center justify-between gap-3 rounded-base px-4 py-2.5 font-medium [&::-webkit-details-marker]:hidden">
        <span>{title}</span>
        <ChevronDown
          aria-hidden
          className="size-5 shrink-0 text-muted transition-transform duration-150 group-open:rotate-180"
        />
      </summary>
      <div className="grid gap-5 px-4 pt-1 pb-5 sm:grid-cols-2">{children}</div>
    </details>
  );
}
