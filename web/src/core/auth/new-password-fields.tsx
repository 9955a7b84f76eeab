import type { FieldErrors, UseFormRegisterReturn } from 'react-hook-form';
import { Field } from '../../components/fields/field.tsx';
import { PasswordInput } from '../../components/fields/password-input.tsx';
import { messages } from '../../content/auth.ts';

interface NewPassword {
  password: string;
  confirmPassword: string;
}

interface NewPasswordFieldsProps {
  register: (field: keyof NewPassword) => UseFormRegisterReturn;
  errors: FieldErrors<NewPassword>;
}

export function NewPasswordFields({ register, errors }: NewPasswordFieldsProps) {
  return (
    <>
      <Field
        label="New password"
        error={errors.password?.message}
        hint={messages.passwordLength}
        required
      >
        <PasswordInput autoComplete="new-password" {...register('password')} />
      </Field>
      <Field label="Confirm password" error={errors.confirmPassword?.message} required>
        <PasswordInput autoComplete="new-password" {...register('confirmPassword')} />
      </Field>
    </>
  );
}
