import { useEffect } from 'react';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';

type Form<Input extends FieldValues> = Pick<
  UseFormReturn<Input, unknown, unknown>,
  'trigger' | 'formState'
>;

/** Checks fields again if their values load after the button was pressed, such as those of a profile. */
export function useLateValues<Input extends FieldValues>(
  values: Partial<Record<FieldPath<Input>, string>>,
  { trigger, formState: { isSubmitted } }: Form<Input>,
): void {
  const names = Object.keys(values) as FieldPath<Input>[];
  const loaded = names.filter((name) => values[name]).join(' ');
  useEffect(() => {
    if (isSubmitted && loaded) void trigger(loaded.split(' ') as FieldPath<Input>[]);
  }, [isSubmitted, loaded, trigger]);
}
