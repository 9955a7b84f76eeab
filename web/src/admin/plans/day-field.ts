import { formatIndianDay } from '@shared/values/indian-time.ts';
import type { EntryField } from '../actions/staff-action.ts';

/** Asks for a day in India within a range, both ends included. */
export function dayField(
  first: string,
  last: string,
): Pick<EntryField, 'type' | 'hint' | 'missing' | 'errorOf'> {
  const range = `from ${formatIndianDay(first)} to ${formatIndianDay(last)}`;
  return {
    type: 'date',
    hint: `Choose a day ${range}.`,
    missing: 'Please enter a day.',
    errorOf: (day) => (day < first || day > last ? `Please enter a day ${range}.` : undefined),
  };
}
