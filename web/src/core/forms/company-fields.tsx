import { useFormContext } from 'react-hook-form';
import { Field } from '../../components/fields/field.tsx';
import { TextInput } from '../../components/fields/text-input.tsx';
import { profileForm as texts } from '../../content/profile.ts';
import { sellerGstin } from '../../lib/seller.ts';

export interface CompanyForm {
  company: string;
  gstin: string;
}

export const emptyCompany: CompanyForm = { company: '', gstin: '' };

/** Asks which company receipts name. Requires a FormProvider. */
export function CompanyFields() {
  const { register, formState } = useFormContext<CompanyForm>();
  const { errors } = formState;
  return (
    <>
      <Field
        label="Company (optional)"
        hint={texts.onReceipts}
        error={errors.company?.message}
        className={sellerGstin ? '' : 'sm:col-span-2'}
      >
        <TextInput autoComplete="organization" {...register('company')} />
      </Field>
      {/* A seller without a GSTIN charges no GST. */}
      {sellerGstin && (
        <Field label="GSTIN (optional)" hint={texts.onReceipts} error={errors.gstin?.message}>
          <TextInput autoComplete="off" autoCapitalize="characters" {...register('gstin')} />
        </Field>
      )}
    </>
  );
}
