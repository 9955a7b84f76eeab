import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import type { ContactMessage } from '@shared/messages/contact-messages.ts';
import { paths } from '@shared/paths.ts';
import { useEffect, useState, type FormEvent } from 'react';
import { useForm } from 'react-hook-form';
import { Alert } from '../../../components/notices/alert.tsx';
import { Button } from '../../../components/button.tsx';
import { Field } from '../../../components/fields/field.tsx';
import { TextArea } from '../../../components/fields/text-area.tsx';
import { TextInput } from '../../../components/fields/text-input.tsx';
import { messageForm as texts } from '../../../content/contact.ts';
import { useLateValues } from '../../../core/forms/use-late-values.ts';
import { dropTopic, useTopicMessage } from '../../../core/message-topic.ts';
import type { Person, EmailStatus } from '../../../core/session/session.ts';
import { AfterFirstScreen } from '../../../startup/after-first-screen.tsx';
import { PendingError } from '../../../lib/resumable.ts';
import { saveDraft } from '../message-draft.ts';
import { messageSchema, type MessageFields } from '../message-schema.ts';
import { loadStore, sendMessage } from '../send-message.ts';
import { splitName } from '../split-name.ts';
import { useDraft } from '../use-draft.ts';
import { OrganisationFields } from './organisation-fields.tsx';

const noDetails = { company: '', jobTitle: '', portfolioSize: '', region: '' } as const;
const detailNames = Object.keys(noDetails) as (keyof typeof noDetails)[];

export interface Sender extends Person {
  emailStatus: EmailStatus;
}

export function MessageForm({ sender }: { sender: Sender }) {
  const [outcome, setOutcome] = useState<'sent' | 'failed' | 'waiting'>();
  const message = useTopicMessage();
  const draft = useDraft(message);
  const known = { ...splitName(sender.name), email: sender.email };
  const blank: MessageFields = { ...known, message, ...noDetails };
  const { register, handleSubmit, reset, trigger, getValues, setValue, formState } = useForm<
    MessageFields,
    unknown,
    ContactMessage
  >({
    resolver: standardSchemaResolver(messageSchema),
    values: { ...blank, ...draft.input },
    resetOptions: { keepDirtyValues: true, keepErrors: true, keepIsSubmitted: true },
  });
  const { errors, isSubmitting } = formState;
  useLateValues<MessageFields>(known, { trigger, formState });
  const { emailStatus } = sender;
  const isOwnAddress = emailStatus === 'verified';
  // After a login, the account's verified address replaces the typed one.
  useEffect(() => {
    if (isOwnAddress) setValue('email', sender.email, { shouldValidate: true });
  }, [isOwnAddress, sender.email, setValue]);

  async function send(message: ContactMessage) {
    const sentValues = JSON.stringify(getValues());
    const handleSent = () => {
      setOutcome('sent');
      if (JSON.stringify(getValues()) !== sentValues) return;
      dropTopic();
      draft.drop();
      reset({ ...blank, message: '' }, { keepDirtyValues: false });
    };
    if (!navigator.onLine) setOutcome('waiting');
    try {
      await sendMessage(message);
      handleSent();
    } catch (error) {
      console.warn('Error sending the message', error);
      const isPending = error instanceof PendingError;
      setOutcome(isPending ? 'waiting' : 'failed');
      if (isPending) error.result.then(handleSent, () => setOutcome('failed'));
    }
  }

  /**
   * Keeps the draft from the DOM, because the form's values lag behind and may miss input from before hydration.
   */
  function saveInput({ currentTarget }: FormEvent<HTMLFormElement>) {
    const shown = Object.fromEntries(new FormData(currentTarget));
    saveDraft({ blank, input: { ...getValues(), ...shown } });
    // This fetches the code ahead. A failure shows up when the visitor sends the message.
    void loadStore().catch(() => {});
  }

  const submit = handleSubmit(
    (message) => {
      setOutcome(undefined);
      return send(message);
    },
    () => setOutcome(undefined),
  );

  return (
    <form
      noValidate
      method="post"
      className="grid grid-cols-2 gap-x-3 gap-y-5 *:col-span-2 *:nth-[-n+2]:col-span-1 sm:gap-x-5"
      onSubmit={(event) => void submit(event)}
      onInput={saveInput}
    >
      <Field label="First name" error={errors.firstName?.message} required>
        <TextInput autoComplete="given-name" {...register('firstName')} />
      </Field>
      <Field label="Last name" error={errors.lastName?.message} required>
        <TextInput autoComplete="family-name" {...register('lastName')} />
      </Field>
      <Field
        label="Email"
        error={errors.email?.message}
        hint={texts.emailHints[emailStatus]}
        required
      >
        <TextInput
          type="email"
          autoComplete="email"
          readOnly={isOwnAddress}
          {...register('email')}
        />
      </Field>
      <Field label="Message" error={errors.message?.message} hint={texts.hint} required>
        <TextArea {...register('message')} />
      </Field>
      <AfterFirstScreen anchor="contact">
        <OrganisationFields
          register={register}
          isOpen={detailNames.some((name) => draft.input[name])}
        />
        <div className="flex flex-col gap-5">
          {outcome === 'sent' && (
            <Alert tone="success">
              {texts.sent}
              {emailStatus === 'unverified' && <p>{texts.answeredByEmail}</p>}
            </Alert>
          )}
          {outcome === 'failed' && <Alert tone="danger">{texts.failed}</Alert>}
          {outcome === 'waiting' && <Alert tone="info">{texts.waiting}</Alert>}
          <div className="flex flex-wrap items-center gap-x-6 gap-y-4">
            <Button type="submit" size="lg" busy={isSubmitting} busyLabel={texts.sending}>
              {texts.submit}
            </Button>
            <DataUse />
          </div>
        </div>
      </AfterFirstScreen>
    </form>
  );
}

function DataUse() {
  return (
    <p className="flex-1 basis-60 text-sm text-muted">
      {texts.use}{' '}
      <a href={paths.privacy} className="text-action-text underline underline-offset-4">
        {texts.privacy}
      </a>
    </p>
  );
}
