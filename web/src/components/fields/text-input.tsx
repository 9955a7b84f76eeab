import Lock from 'lucide-react/icons/lock';
import type { ComponentProps } from 'react';
import { controlClass } from './control-class.ts';
import { useFieldControl } from './field-context.ts';
import { reportFilled } from './report-filled.ts';

export function TextInput({ className = '', ref, ...rest }: ComponentProps<'input'>) {
  const control = useFieldControl();
  if (!rest.readOnly) {
    return (
      <input
        ref={reportFilled(ref)}
        {...control}
        {...rest}
        className={`${controlClass} ${className}`}
      />
    );
  }
  return (
    <span className={`grid items-center *:col-start-1 *:row-start-1 ${className}`}>
      <input ref={ref} {...control} {...rest} className={`${controlClass} ${locked}`} />
      <Lock aria-hidden className="pointer-events-none mr-3.5 size-4 justify-self-end text-muted" />
    </span>
  );
}

const locked =
  'cursor-default truncate border-dashed border-line-strong/60 bg-surface-soft pr-10 text-muted hover:border-line-strong/60';
