import {
  contactMessageLengths as maxLengths,
  demoFactLabels as labels,
  demoRegions,
  portfolioSizes,
} from '@shared/messages/contact-messages.ts';
import type { UseFormRegister } from 'react-hook-form';
import { Disclosure } from '../../../components/disclosure.tsx';
import { Field } from '../../../components/fields/field.tsx';
import { Select } from '../../../components/fields/select.tsx';
import { TextInput } from '../../../components/fields/text-input.tsx';
import { messageForm } from '../../../content/contact.ts';
import type { MessageFields } from '../message-schema.ts';

const texts = messageForm.organisation;

interface OrganisationFieldsProps {
  register: UseFormRegister<MessageFields>;
  /** Opens or closes the fields at first and on each change. The visitor can do so too. */
  isOpen: boolean;
}

/** Asks for details that help to prepare a demo. Every input is valid, so the fields show no errors. */
export function OrganisationFields({ register, isOpen }: OrganisationFieldsProps) {
  return (
    <Disclosure title={texts.title} open={isOpen}>
      <p className="text-sm text-muted sm:col-span-2">{texts.hint}</p>
      <Field label={labels.company}>
        <TextInput
          autoComplete="organization"
          maxLength={maxLengths.company}
          {...register('company')}
        />
      </Field>
      <Field label={labels.jobTitle}>
        <TextInput
          autoComplete="organization-title"
          maxLength={maxLengths.jobTitle}
          {...register('jobTitle')}
        />
      </Field>
      <Field label={labels.portfolioSize}>
        <Select {...register('portfolioSize')}>
          <Options values={portfolioSizes} />
        </Select>
      </Field>
      <Field label={labels.region}>
        <Select {...register('region')}>
          <Options values={demoRegions} />
        </Select>
      </Field>
    </Disclosure>
  );
}

function Options({ values }: { values: readonly string[] }) {
  return (
    <>
      <option value="">{texts.noChoice}</option>
      {values.map((value) => (
        <option key={value}>{value}</option>
      ))}
    </>
  );
}
