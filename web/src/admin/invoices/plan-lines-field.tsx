import { namedProducts } from '@shared/catalogue/named-products.ts';
import { describeTerm, terms } from '@shared/catalogue/quantity.ts';
import { flushSync } from 'react-dom';
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form';
import { Field } from '../../components/fields/field.tsx';
import { Select } from '../../components/fields/select.tsx';
import { TextInput } from '../../components/fields/text-input.tsx';
import { LineList } from './line-list.tsx';
import type { NewInvoice, NewInvoiceInput } from './new-invoice.ts';
import { blankPlan, hintForPrice } from './plan-lines.ts';

/** Needs a FormProvider. */
export function PlanLinesField() {
  const { control, register, setFocus, formState } = useFormContext<
    NewInvoiceInput,
    unknown,
    NewInvoice
  >();
  const { fields, append, remove } = useFieldArray({ control, name: 'plans' });
  const plans = useWatch({ control, name: 'plans' });
  const errors = formState.errors.plans;

  /** Removes a plan and focuses the one after it, or the last one. */
  function removePlan(index: number) {
    flushSync(() => remove(index));
    setFocus(`plans.${Math.min(index, fields.length - 2)}.id`);
  }

  return (
    <LineList
      legend="Plans"
      hint="Each plan starts on the day of the payment, beside the plans that the customer already has. An agreed price also applies to renewals of the same term, until staff change it."
      noun="plan"
      lines={fields}
      most={namedProducts.length}
      columns="grid-cols-[1fr_1fr_auto] md:grid-cols-[1fr_8rem_8rem_12rem_auto]"
      problem={errors?.root?.message ?? errors?.message}
      onAdd={() => append({ ...blankPlan })}
      onRemove={removePlan}
    >
      {(index) => (
        <>
          <Field
            label="Product"
            error={errors?.[index]?.id?.message}
            className="max-md:col-span-3"
            required
          >
            <Select {...register(`plans.${index}.id`, { deps: 'plans' })}>
              <option value="">Choose a product</option>
              {namedProducts.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </Select>
          </Field>
          <Field label="Users" error={errors?.[index]?.seats?.message} required>
            <TextInput
              inputMode="numeric"
              autoComplete="off"
              className="tabular"
              {...register(`plans.${index}.seats`)}
            />
          </Field>
          <Field
            label="Term"
            error={errors?.[index]?.term?.message}
            className="max-md:col-span-2"
            required
          >
            <Select {...register(`plans.${index}.term`)}>
              {terms.map((term) => (
                <option key={term} value={term}>
                  {describeTerm(term)}
                </option>
              ))}
            </Select>
          </Field>
          <Field
            label="Agreed price (optional)"
            error={errors?.[index]?.seatPrice?.message}
            hint={plans[index] && hintForPrice(plans[index])}
            className="max-md:col-span-2"
          >
            <TextInput
              inputMode="numeric"
              autoComplete="off"
              className="tabular"
              {...register(`plans.${index}.seatPrice`)}
            />
          </Field>
        </>
      )}
    </LineList>
  );
}
