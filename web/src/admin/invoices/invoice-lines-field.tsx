import { issuedLimits } from '@shared/payments/invoices.ts';
import Trash2 from 'lucide-react/icons/trash-2';
import { flushSync } from 'react-dom';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { Button } from '../../components/button.tsx';
import { Field } from '../../components/fields/field.tsx';
import { IconButton } from '../../components/icon-button.tsx';
import { TextInput } from '../../components/fields/text-input.tsx';
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
  // An error of the list as a whole, such as its total.
  const problem = errors?.root?.message ?? errors?.message;

  /** Removes a line and focuses the one after it, or the last one. */
  function removeLine(index: number) {
    flushSync(() => remove(index));
    setFocus(`lines.${Math.min(index, fields.length - 2)}.description`);
  }

  return (
    <fieldset className="sm:col-span-2">
      <legend className="mb-3 text-lg font-semibold">Items</legend>
      <ol className="flex flex-col gap-5">
        {fields.map(({ id }, index) => (
          <li
            key={id}
            className="grid grid-cols-[1fr_2fr_auto] items-start gap-3 border-b border-line pb-5 md:grid-cols-[1fr_6rem_10rem_auto] md:border-0 md:pb-0"
          >
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
            <IconButton
              icon={Trash2}
              label={`Remove item ${index + 1}`}
              className="mt-6.5"
              disabled={fields.length === 1}
              onClick={() => removeLine(index)}
            />
          </li>
        ))}
      </ol>
      {problem !== undefined && (
        <p role="alert" className="mt-3 text-sm text-danger">
          {problem}
        </p>
      )}
      <Button
        variant="quiet"
        className="mt-4"
        disabled={fields.length >= issuedLimits.lines}
        onClick={() => append({ ...blankLine })}
      >
        Add item
      </Button>
    </fieldset>
  );
}
