import type { PayableType } from '@shared/endpoints.ts';
import { currencies } from '@shared/values/money.ts';
import { paymentStatuses } from '@shared/payments/payment-statuses.ts';
import { useState, type FormEvent } from 'react';
import { Button } from '../../components/button.tsx';
import { Field } from '../../components/fields/field.tsx';
import { Select } from '../../components/fields/select.tsx';
import { TextInput } from '../../components/fields/text-input.tsx';
import { overdue, readFilter, writeFilter, type PayableFilter } from './payable-filter.ts';

interface PayableFiltersProps {
  type: PayableType;
  filter: PayableFilter;
  onChoose: (filter: PayableFilter) => void;
}

/**
 * A select applies at once, and a text on Enter. A date applies on Enter or blur, because a half-typed year is a
 * different year.
 */
export function PayableFilters({ type, filter, onChoose }: PayableFiltersProps) {
  const [input, setInput] = useFilterInput(filter);
  const field = (name: keyof FilterInput) => ({ name, value: input[name] });

  function choose(changed: Partial<FilterInput> = {}) {
    const chosen = readFilter(new URLSearchParams({ ...input, ...changed }).toString());
    if (writeFilter(chosen) !== writeFilter(filter)) onChoose(chosen);
  }

  function choice(name: 'status' | 'currency', values: readonly string[]) {
    return (
      <Select
        {...field(name)}
        onChange={({ currentTarget: { value } }) => {
          setInput({ [name]: value });
          choose({ [name]: value });
        }}
      >
        <option value="">All</option>
        {values.map((it) => (
          <option key={it}>{it}</option>
        ))}
      </Select>
    );
  }

  function day(name: 'from' | 'to') {
    return (
      <TextInput
        {...field(name)}
        type="date"
        onChange={({ currentTarget: { value } }) => setInput({ [name]: value })}
        onBlur={() => choose()}
      />
    );
  }

  return (
    <form
      aria-label={type === 'invoice' ? 'Filter invoices' : 'Filter orders'}
      className="mt-6 mb-6 grid grid-cols-2 items-start gap-4 md:max-lg:grid-cols-4 lg:grid-cols-[2fr_1fr_1fr_1fr_1fr_auto]"
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        choose();
      }}
    >
      <Field
        label="Search"
        hint="Email address, start of a name, number or payment ID."
        className="max-md:col-span-2 md:max-lg:col-span-3"
      >
        <TextInput
          {...field('text')}
          type="search"
          onChange={({ currentTarget: { value } }) => setInput({ text: value })}
        />
      </Field>
      <Field label="Status">
        {choice('status', type === 'invoice' ? [...paymentStatuses, overdue] : paymentStatuses)}
      </Field>
      <Field label="Currency">{choice('currency', currencies)}</Field>
      <Field label="From">{day('from')}</Field>
      <Field
        label="To"
        error={isReversed(input) ? 'Please choose a day on or after From.' : undefined}
      >
        {day('to')}
      </Field>
      <div className="flex gap-3 max-md:col-span-2 md:mt-7.5 md:max-lg:order-first md:max-lg:col-start-4 md:max-lg:row-start-1">
        <Button type="submit">Search</Button>
        <Button
          variant="quiet"
          disabled={Object.values(input).every((text) => text === '')}
          onClick={() => {
            setInput(blank);
            choose(blank);
          }}
        >
          Clear
        </Button>
      </div>
    </form>
  );
}

type FilterInput = Record<keyof PayableFilter, string>;

const blank: FilterInput = { text: '', status: '', currency: '', from: '', to: '' };

function isReversed({ from, to }: FilterInput): boolean {
  return from !== '' && to !== '' && to < from;
}

/** Returns the form's values. A new filter, such as after Back, replaces them. */
function useFilterInput(
  filter: PayableFilter,
): [FilterInput, (changed: Partial<FilterInput>) => void] {
  const address = writeFilter(filter);
  const [state, setState] = useState({ address, input: { ...blank, ...filter } });
  const current = state.address === address ? state : { address, input: { ...blank, ...filter } };
  if (current !== state) setState(current);
  return [
    current.input,
    (changed) => setState({ address, input: { ...current.input, ...changed } }),
  ];
}
