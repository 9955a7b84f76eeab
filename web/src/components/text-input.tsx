import type { ComponentProps } from 'react';
import { controlClass } from './control-class.ts';
import { useFieldControl } from './field-context.ts';

export function TextInput({ className = '', ...rest }: ComponentProps<'input'>) {
  return (
    <input
      {...useFieldControl()}
      {...rest}
      className={`${controlClass} read-only:bg-surface-soft ${className}`}
    />
  );
}
