import { issuedLimits } from '@shared/payments/invoices.ts';
import { flushSync } from 'react-dom';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { Field } from '../../components/fields/field.tsx';
import { TextInput } from '../../components/fields/text-input.tsx';
import { LineList } from './line-list.tsx';
import { blankLine, type NewInvoice, type NewInvoiceInput } from './new-invoice.ts';

/** Needs a FormProvider. */
export function InvoiceLinesField() {
  const { control, register, setFocus, formState } = useFormContext<
    NewInvoiceInput,
    unknown,
    NewInvoice
  >();
  const { fields, append, remove } = useFieldArray({ control, name: 'lines' });
  const errors = formState.errors.lines;

  /** Removes a line and focuses the one after it, or the last one. */
  function removeLine(index: number) {
    flushSync(() => remove(index));
    setFocus(`lines.${Math.min(index, fields.length - 2)}.description`);
  }

  return (
    <LineList
      legend="Items"
      noun="item"
      lines={fields}
      most={issuedLimits.lines}
      columns="grid-cols-[1fr_2fr_auto] md:grid-cols-[1fr_6rem_10rem_auto]"
      problem={errors?.root?.message ?? errors?.message}
      onAdd={() => append({ ...blankLine })}
      onRemove={removeLine}
    >
      {(index) => (
        <>
          <Field
            label="Description"
            error={errors?.[index]?.description?.message}
            className="max-md:col-span-3"
            required
          >
            <TextInput
              autoComplete="off"
              maxLength={issuedLimits.description}
              {...register(`lines.${index}.description`)}
            />
          </Field>
          <Field label="Quantity" error={errors?.[index]?.quantity?.message} required>
            <TextInput
              inputMode="numeric"
              autoComplete="off"
              className="tabular"
              {...register(`lines.${index}.quantity`)}
            />
          </Field>
          <Field label="Unit price" error={errors?.[index]?.unitPrice?.message} required>
            <TextInput
              inputMode="decimal"
              autoComplete="off"
              className="tabular"
              {...register(`lines.${index}.unitPrice`)}
            />
          </Field>
        </>
      )}
    </LineList>
  );
}
