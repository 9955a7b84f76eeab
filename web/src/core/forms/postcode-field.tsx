import { hasPinCodes } from '@shared/values/postcode.ts';
import { useFormContext, useWatch } from 'react-hook-form';
import { Field } from '../../components/fields/field.tsx';
import { TextInput } from '../../components/fields/text-input.tsx';

interface PostcodeForm {
  country: string;
  postcode: string;
}

/** Asks for the optional postcode. India calls it a PIN code. Requires a FormProvider. */
export function PostcodeField() {
  const { register, control, formState } = useFormContext<PostcodeForm>();
  const isPinCode = hasPinCodes(useWatch({ control, name: 'country' }));
  return (
    <Field
      label={`${isPinCode ? 'PIN code' : 'Postcode'} (optional)`}
      error={formState.errors.postcode?.message}
    >
      <TextInput
        autoComplete="postal-code"
        inputMode={isPinCode ? 'numeric' : 'text'}
        autoCapitalize="characters"
        {...register('postcode')}
      />
    </Field>
  );
}
