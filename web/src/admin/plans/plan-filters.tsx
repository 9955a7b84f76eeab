import { namedProducts } from '@shared/catalogue/named-products.ts';
import { Field } from '../../components/fields/field.tsx';
import { Select } from '../../components/fields/select.tsx';
import { planStates } from '../records/state-names.ts';
import { due, dueDays, planFilterStates, readPlanFilter, type PlanFilter } from './plan-filter.ts';

interface PlanFiltersProps {
  filter: PlanFilter;
  onChoose: (filter: PlanFilter) => void;
}

/** Each select applies at once. */
export function PlanFilters({ filter, onChoose }: PlanFiltersProps) {
  const choose = (changed: Record<string, string>) =>
    onChoose(readPlanFilter(new URLSearchParams({ ...filter, ...changed }).toString()));
  return (
    <form
      aria-label="Filter plans"
      className="mt-6 mb-6 grid max-w-2xl items-start gap-4 sm:grid-cols-2"
    >
      <Field label="State">
        <Select
          name="state"
          value={filter.state ?? ''}
          onChange={({ currentTarget: { value } }) => choose({ state: value })}
        >
          <option value="">All except ended</option>
          {planFilterStates.map((state) => (
            <option key={state} value={state}>
              {state === due ? `Renewal within ${dueDays} days` : planStates[state]}
            </option>
          ))}
        </Select>
      </Field>
      <Field label="Product">
        <Select
          name="product"
          value={filter.product ?? ''}
          onChange={({ currentTarget: { value } }) => choose({ product: value })}
        >
          <option value="">All</option>
          {namedProducts.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
      </Field>
    </form>
  );
}
