import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { FormProvider, useForm } from 'react-hook-form';
import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import * as z from 'zod/mini';
import { inspect } from '../../../../tests/inspect.ts';
import { groups } from '../../../content/auth.ts';
import { emptyCompany, type CompanyForm } from '../../../core/forms/company-fields.tsx';
import { companyDetails } from '../../../core/forms/fields.ts';
import { FoldedCompanyFields } from './folded-company-fields.tsx';

vi.mock('../../../lib/seller.ts', () => ({ sellerGstin: '06AAAAA0000A1Z6', taxRatePercent: 18 }));

const summary = page.getByText(groups.company);
const company = page.getByLabelText('Company (optional)');
const gstin = page.getByLabelText('GSTIN (optional)');
const submit = page.getByRole('button', { name: 'Sign Up' });

function Form({ known = emptyCompany, onSubmit }: FormProps) {
  const form = useForm<CompanyForm>({
    resolver: standardSchemaResolver(z.object(companyDetails)),
    defaultValues: known,
  });
  return (
    <FormProvider {...form}>
      <form noValidate onSubmit={(event) => void form.handleSubmit(onSubmit)(event)}>
        <FoldedCompanyFields />
        <button type="submit">Sign Up</button>
      </form>
    </FormProvider>
  );
}

interface FormProps {
  known?: CompanyForm;
  onSubmit: (values: CompanyForm) => void;
}

it('is folded until the customer asks, and unfolds for an invalid GSTIN', async () => {
  const save = vi.fn<(values: CompanyForm) => void>();
  await render(<Form onSubmit={(values) => save(values)} />);
  await expect.element(company).not.toBeVisible();
  await summary.click();
  await company.fill(' Example Bank ');
  await gstin.fill('27AAPFU0939F1ZW');
  await summary.click();
  await expect.element(gstin).not.toBeVisible();
  for (let attempt = 0; attempt < 2; attempt += 1) {
    await submit.click();
    await expect.element(gstin).toHaveAccessibleDescription(/the 15-character GSTIN/);
    await expect.element(gstin).toHaveFocus();
    await summary.click();
    await expect.element(gstin).toBeVisible();
  }
  await inspect();
  expect(save).not.toHaveBeenCalled();
  await gstin.fill('27aapfu0939f1zv');
  await userEvent.keyboard('{Enter}');
  await expect
    .poll(() => save.mock.calls)
    .toEqual([[{ company: 'Example Bank', gstin: '27AAPFU0939F1ZV' }]]);
});

it('starts unfolded with what the customer entered before', async () => {
  await render(<Form known={{ company: 'Example Bank', gstin: '' }} onSubmit={() => {}} />);
  await expect.element(company).toBeVisible();
});
