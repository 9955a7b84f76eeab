import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { Alert } from '../../../components/notices/alert.tsx';
import { Button } from '../../../components/button.tsx';
import { Field } from '../../../components/fields/field.tsx';
import { TextInput } from '../../../components/fields/text-input.tsx';
import { action as texts } from '../../../content/account.ts';
import { messages } from '../../../content/auth.ts';
import { FailureAlert } from '../../../core/auth/failure-alert.tsx';
import type { Failure } from '../../../core/auth/failure.ts';
import { sendPasswordReset } from '../../../core/auth/send-password-reset.ts';
import { emailAddress } from '../../../core/forms/fields.ts';

const schema = z.object({ email: emailAddress });

/** Shows a form that sends another password reset link. `email` is empty if unknown. */
export function NewLinkForm({ email }: { email: string }) {
  const [outcome, setOutcome] = useState<Failure | 'sent'>();
  const { register, handleSubmit, formState } = useForm<z.infer<typeof schema>>({
    resolver: standardSchemaResolver(schema),
    defaultValues: { email },
  });
  const { errors, isSubmitting } = formState;

  const submit = handleSubmit(async (values) => {
    setOutcome(undefined);
    setOutcome((await sendPasswordReset(values.email)) ?? 'sent');
  });

  return (
    <form noValidate className="flex flex-col gap-4" onSubmit={(event) => void submit(event)}>
      {outcome === 'sent' ? (
        <Alert tone="info">{messages.resetSent}</Alert>
      ) : (
        <FailureAlert failure={outcome} />
      )}
      <Field label="Email" error={errors.email?.message} required>
        <TextInput type="email" autoComplete="username" {...register('email')} />
      </Field>
      <Button type="submit" size="lg" busy={isSubmitting} busyLabel="Sending...">
        {texts.sendNewLink}
      </Button>
    </form>
  );
}
