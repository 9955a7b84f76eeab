import ChevronDown from 'lucide-react/icons/chevron-down';
import type { ComponentProps } from 'react';
import { controlClass } from './control-class.ts';
import { useFieldControl } from './field-context.ts';

export function Select(props: ComponentProps<'select'>) {
  return (
    <span className="grid items-center *:col-start-1 *:row-start-1">
      <select
        {...useFieldControl()}
        {...props}
        className={`${controlClass} appearance-none truncate pr-10`}
      />
      <ChevronDown
        aria-hidden
        className="pointer-events-none mr-3.5 size-5 justify-self-end text-muted"
      />
    </span>
  );
}
