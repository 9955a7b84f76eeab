import type { ComponentProps } from 'react';
import { controlClass } from './control-class.ts';
import { useFieldControl } from './field-context.ts';

/** A multi-line input that grows with its content. */
export function TextArea({ className = '', ...rest }: ComponentProps<'textarea'>) {
  return (
    <textarea
      {...useFieldControl()}
      {...rest}
      className={`${controlClass} field-sizing-content max-h-96 min-h-36 resize-y ${className}`}
    />
  );
}
