import type { FocusEvent, RefCallback } from 'react';
import { Button } from '../../components/button.tsx';
import { Field } from '../../components/field.tsx';
import { Select } from '../../components/select.tsx';
import { TextInput } from '../../components/text-input.tsx';
import type { Places } from './use-places.ts';

interface PlaceFieldProps {
  label: string;
  name: string;
  className?: string;
  autoComplete: string;
  placeholder: string;
  required: boolean;
  places: Places<{ name: string }>;
  /** The reference data has no list here, so that the name is typed. */
  isTyped?: boolean;
  value: string;
  onChange: (name: string) => void;
  error: string | undefined;
  ref: RefCallback<HTMLInputElement | HTMLSelectElement>;
  onBlur: (event: FocusEvent) => unknown;
}

/** One place: a list to choose from, disabled until it is there, with a way to load it again. */
export function PlaceField(props: PlaceFieldProps) {
  const { label, className, required, placeholder, places, isTyped, onChange, error, ...control } =
    props;
  if (isTyped) {
    return (
      <Field label={label} error={error} className={className} required={required}>
        <TextInput {...control} onChange={(event) => onChange(event.currentTarget.value)} />
      </Field>
    );
  }
  const hint = places.status === 'failed' ? <LoadFailure onRetry={places.retry} /> : undefined;
  return (
    <Field label={label} error={error} hint={hint} className={className} required={required}>
      <Select
        {...control}
        disabled={places.status !== 'ready'}
        onChange={(event) => onChange(event.currentTarget.value)}
      >
        <option value="">{places.status === 'loading' ? 'Loading...' : placeholder}</option>
        {namesWith(control.value, places.list).map((name) => (
          <option key={name}>{name}</option>
        ))}
      </Select>
    </Field>
  );
}

function LoadFailure({ onRetry }: { onRetry: () => void }) {
  return (
    <>
      The list could not be loaded.{' '}
      <Button variant="link" onClick={onRetry}>
        Try again
      </Button>
    </>
  );
}

/** The names of the list once each, and the chosen one even while its list is not there. */
function namesWith(chosen: string, list: readonly { name: string }[]): string[] {
  const names = new Set(list.map(({ name }) => name));
  if (chosen !== '') names.add(chosen);
  return [...names];
}
