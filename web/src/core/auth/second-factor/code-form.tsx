import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useForm } from 'react-hook-form';
import { Button } from '../../../components/button.tsx';
import { Field } from '../../../components/fields/field.tsx';
import { TextInput } from '../../../components/fields/text-input.tsx';
import { codeSchema } from './code-schema.ts';

interface CodeFormProps {
  submitLabel: string;
  busyLabel: string;
  /** Resolves to an error message, or to undefined if the code is correct. */
  onCode: (code: string) => Promise<string | undefined>;
  onCancel: () => void;
}

export function CodeForm({ submitLabel, busyLabel, onCode, onCancel }: CodeFormProps) {
  const { register, handleSubmit, setError, formState } = useForm<{ code: string }>({
    resolver: standardSchemaResolver(codeSchema),
    defaultValues: { code: '' },
  });
  const { errors, isSubmitting } = formState;
  const submit = handleSubmit(async ({ code }) => {
    const message = await onCode(code);
    if (message !== undefined) setError('code', { message }, { shouldFocus: true });
  });
  return (
    <form noValidate className="flex flex-col gap-5" onSubmit={(event) => void submit(event)}>
      <Field label="Code" error={errors.code?.message} hint="6 digits." required>
        <TextInput inputMode="numeric" autoComplete="one-time-code" {...register('code')} />
      </Field>
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="quiet" onClick={onCancel}>
          Cancel
        </Button>
        <Button type="submit" busy={isSubmitting} busyLabel={busyLabel}>
          {submitLabel}
        </Button>
      </div>
    </form>
  );
}
