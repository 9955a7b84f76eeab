import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { Disclosure } from '../../../components/disclosure.tsx';
import { groups } from '../../../content/auth.ts';
import { CompanyFields, type CompanyForm } from '../../../core/forms/company-fields.tsx';

/** Stays unfolded while a field is invalid, and focuses it. Requires a FormProvider. */
export function FoldedCompanyFields() {
  const { getValues, setFocus, formState } = useFormContext<CompanyForm>();
  const { company, gstin } = formState.errors;
  const [isOpen, setOpen] = useState(() =>
    Object.values(getValues(['company', 'gstin'])).some(Boolean),
  );
  const invalid = company ? 'company' : gstin && 'gstin';
  return (
    <Disclosure
      title={groups.company}
      className="self-end sm:open:col-span-2"
      open={isOpen || invalid !== undefined}
      onToggle={({ currentTarget }) => {
        // Preact doesn't unfold what the customer folded, because its own value is unchanged.
        if (invalid) currentTarget.open = true;
        setOpen(currentTarget.open);
        // A folded field can't take the focus.
        if (invalid) setFocus(invalid);
      }}
    >
      <CompanyFields />
    </Disclosure>
  );
}
