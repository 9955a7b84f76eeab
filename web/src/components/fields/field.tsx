import CircleAlert from 'lucide-react/icons/circle-alert';
import { useId, type ReactNode } from 'react';
import { FieldContext } from './field-context.ts';

interface FieldProps {
  label: string;
  error?: string | undefined;
  hint?: ReactNode;
  required?: boolean;
  className?: string | undefined;
  /** One TextInput, TextArea or Select, which connects itself to the label, hint and error. */
  children: ReactNode;
}

export function Field({ label, error, hint, required, className = '', children }: FieldProps) {
  const id = useId();
  const hintId = hint === undefined ? undefined : `${id}hint`;
  const errorId = error === undefined ? undefined : `${id}error`;
  return (
    <FieldContext
      value={{
        id,
        'aria-describedby': [errorId, hintId].filter(Boolean).join(' ') || undefined,
        'aria-invalid': error === undefined ? undefined : true,
        'aria-required': required || undefined,
      }}
    >
      <div className={`flex flex-col gap-1.5 ${className}`}>
        <label htmlFor={id} className={`text-sm font-medium ${required ? requiredMark : ''}`}>
          {label}
        </label>
        {children}
        {hint !== undefined && (
          <p id={hintId} className="text-sm text-muted">
            {hint}
          </p>
        )}
        {error !== undefined && (
          <p id={errorId} className="flex items-start gap-1.5 text-sm text-danger">
            <CircleAlert aria-hidden className="mt-0.75 size-4 shrink-0" />
            <span>{error}</span>
          </p>
        )}
      </div>
    </FieldContext>
  );
}

/** The star is visual only, so its text alternative is empty. Screen readers use `aria-required` instead. */
const requiredMark = "after:text-danger after:content-['_*'_/_'']";
