import type { ComponentProps } from 'react';
import { controlClass } from './control-class.ts';
import { useFieldControl } from './field-context.ts';

export function TextArea(props: ComponentProps<'textarea'>) {
  return (
    <textarea
      {...useFieldControl()}
      {...props}
      className={`${controlClass} field-sizing-content max-h-96 min-h-28 resize-y sm:min-h-36`}
    />
  );
}
