import type { ComponentProps } from 'react';
import { controlClass } from './control-class.ts';
import { useFieldControl } from './field-context.ts';
import { reportFilled } from './report-filled.ts';

export function TextArea({ ref, ...rest }: ComponentProps<'textarea'>) {
  return (
    <textarea
      ref={reportFilled(ref)}
      {...useFieldControl()}
      {...rest}
      className={`${controlClass} field-sizing-content max-h-96 min-h-28 resize-y sm:min-h-36`}
    />
  );
}
