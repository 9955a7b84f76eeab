import type { ChargeType } from '@shared/endpoints.ts';
import { currencies } from '@shared/money.ts';
import { paymentStatuses } from '@shared/orders.ts';
import type { FormEvent } from 'react';
import { Button } from '../../components/button.tsx';
import { Field } from '../../components/field.tsx';
import { Select } from '../../components/select.tsx';
import { TextInput } from '../../components/text-input.tsx';
import { overdue, readFilter, type ChargeFilter } from '../charge-filter.ts';

interface ChargeFiltersProps {
  type: ChargeType;
  filter: ChargeFilter;
  onChoose: (filter: ChargeFilter) => void;
}

/** The filter of a list. A choice shows at once, a text with Enter. */
export function ChargeFilters({ type, filter, onChoose }: ChargeFiltersProps) {
  function choose(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = new URLSearchParams();
    for (const [name, value] of new FormData(event.currentTarget)) {
      if (typeof value === 'string') typed.set(name, value);
    }
    onChoose(readFilter(typed.toString()));
  }

  return (
    <form
      aria-label={type === 'invoice' ? 'Filter of the invoices' : 'Filter of the orders'}
      className="mt-6 mb-6 grid grid-cols-2 items-start gap-4 md:max-lg:grid-cols-4 lg:grid-cols-[2fr_1fr_1fr_1fr_1fr_auto]"
      onSubmit={choose}
    >
      <Field
        label="Find"
        hint="An e-mail address, how a customer’s name begins (at most five customers), a number, or the id of a payment."
        className="max-md:col-span-2 md:max-lg:col-span-3"
      >
        <TextInput name="text" type="search" defaultValue={filter.text ?? ''} />
      </Field>
      <Field label="Status">
        <Choice
          name="status"
          values={type === 'invoice' ? [...paymentStatuses, overdue] : paymentStatuses}
          value={filter.status}
        />
      </Field>
      <Field label="Currency">
        <Choice name="currency" values={currencies} value={filter.currency} />
      </Field>
      <Field label="From">
        <TextInput name="from" type="date" defaultValue={filter.from ?? ''} onChange={submitForm} />
      </Field>
      <Field label="To">
        <TextInput name="to" type="date" defaultValue={filter.to ?? ''} onChange={submitForm} />
      </Field>
      <div className="flex gap-3 max-md:col-span-2 md:mt-6.5 md:max-lg:order-first md:max-lg:col-start-4 md:max-lg:row-start-1">
        <Button type="submit">Find</Button>
        <Button
          variant="quiet"
          disabled={Object.keys(filter).length === 0}
          onClick={() => onChoose({})}
        >
          Clear
        </Button>
      </div>
    </form>
  );
}

interface ChoiceProps {
  name: string;
  values: readonly string[];
  value: string | undefined;
}

function Choice({ name, values, value }: ChoiceProps) {
  return (
    <Select name={name} defaultValue={value ?? ''} onChange={submitForm}>
      <option value="">All</option>
      {values.map((it) => (
        <option key={it}>{it}</option>
      ))}
    </Select>
  );
}

function submitForm({ currentTarget }: { currentTarget: HTMLInputElement | HTMLSelectElement }) {
  currentTarget.form?.requestSubmit();
}
