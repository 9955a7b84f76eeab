import { useLayoutEffect, useRef, useState, type FocusEvent, type RefCallback } from 'react';
import { Button } from '../../components/button.tsx';
import { Field } from '../../components/fields/field.tsx';
import { Select } from '../../components/fields/select.tsx';
import { TextInput } from '../../components/fields/text-input.tsx';
import type { Locations } from './use-locations.ts';

interface LocationFieldProps {
  label: string;
  name: string;
  autoComplete: string;
  required: boolean;
  locations: Locations<{ name: string }>;
  /** Set if the reference data has no list. The customer then types the name. */
  isFreeText?: boolean;
  value: string;
  onChange: (name: string) => void;
  error: string | undefined;
  ref: RefCallback<HTMLInputElement | HTMLSelectElement>;
  onBlur: (event: FocusEvent) => unknown;
}

export function LocationField(props: LocationFieldProps) {
  const { label, required, locations, isFreeText, onChange, error, ...rest } = props;
  const retry = useRetry(locations, rest.ref);
  const control = { ...rest, ref: retry.ref };
  if (isFreeText) {
    return (
      <Field label={label} error={error} required={required}>
        <TextInput {...control} onChange={(event) => onChange(event.currentTarget.value)} />
      </Field>
    );
  }
  const hint =
    locations.status === 'failed' || retry.isBusy ? (
      <LoadFailure isBusy={retry.isBusy} onRetry={retry.start} />
    ) : undefined;
  return (
    <Field label={label} error={error} hint={hint} required={required}>
      <Select
        {...control}
        disabled={locations.status !== 'ready'}
        onChange={(event) => onChange(event.currentTarget.value)}
      >
        <option value="">
          {locations.status === 'loading' ? 'Loading...' : `Select ${label.toLowerCase()}`}
        </option>
        {namesWith(control.value, locations.list).map((name) => (
          <option key={name}>{name}</option>
        ))}
      </Select>
    </Field>
  );
}

/** Loads a list again. The retry button then disappears, so the focus moves to the field. */
function useRetry(locations: Locations<unknown>, ref: LocationFieldProps['ref']) {
  const [isBusy, setBusy] = useState(false);
  const field = useRef<HTMLElement>(null);
  if (isBusy && locations.status !== 'loading') setBusy(false);
  const wasBusy = useRef(false);
  // A layout effect runs before a surrounding dialog takes the lost focus.
  useLayoutEffect(() => {
    const hasEnded = wasBusy.current && !isBusy;
    wasBusy.current = isBusy;
    if (hasEnded && document.activeElement === document.body) field.current?.focus();
  }, [isBusy]);
  function start() {
    setBusy(true);
    locations.retry();
  }
  function joinRefs(element: HTMLInputElement | HTMLSelectElement | null) {
    field.current = element;
    ref(element);
  }
  return { isBusy, start, ref: joinRefs };
}

function LoadFailure({ isBusy, onRetry }: { isBusy: boolean; onRetry: () => void }) {
  return (
    <>
      We couldn't load this list.{' '}
      <Button variant="link" busy={isBusy} busyLabel="Loading..." onClick={onRetry}>
        Try again
      </Button>
    </>
  );
}

/** Includes the chosen name even if the list lacks it. */
function namesWith(chosen: string, list: readonly { name: string }[]): string[] {
  const names = new Set(list.map(({ name }) => name));
  if (chosen !== '') names.add(chosen);
  return [...names];
}
