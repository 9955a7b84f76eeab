import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { currencies, formatMoney } from '@shared/values/money.ts';
import { useEffect, useState } from 'react';
import { FormProvider, useForm, useWatch, type Control } from 'react-hook-form';
import { Alert } from '../../components/notices/alert.tsx';
import { Button } from '../../components/button.tsx';
import { Field } from '../../components/fields/field.tsx';
import { SegmentedControl } from '../../components/fields/segmented-control.tsx';
import { Select } from '../../components/fields/select.tsx';
import { TextInput } from '../../components/fields/text-input.tsx';
import { navigate } from '../../lib/router.ts';
import { writeFilter } from '../payables/payable-filter.ts';
import type { StaffAction } from '../actions/staff-action.ts';
import { ActionDialog } from '../actions/action-dialog.tsx';
import { issueAction } from '../invoices/issue-action.ts';
import { CustomerEmailField } from '../invoices/customer-email-field.tsx';
import { InvoiceLinesField } from '../invoices/invoice-lines-field.tsx';
import { PlanLinesField } from '../invoices/plan-lines-field.tsx';
import { useIsAdmin } from '../staff/staff-context.ts';
import { adminPaths } from '../records/admin-paths.ts';
import {
  blankInvoice,
  currencyOfInput,
  newInvoiceSchema,
  totalOfInput,
  type NewInvoice,
  type NewInvoiceInput,
} from '../invoices/new-invoice.ts';
import { useDraft } from '../actions/use-draft.ts';

export function NewInvoicePage() {
  const isAdmin = useIsAdmin();
  return (
    <>
      <a href={adminPaths.invoices} className="text-action-text underline underline-offset-4">
        All invoices
      </a>
      <h1 className="mt-4 mb-8 text-2xl">New invoice</h1>
      {isAdmin ? <NewInvoiceForm /> : <Alert tone="danger">You have view-only access.</Alert>}
    </>
  );
}

function NewInvoiceForm() {
  // A customer's page links here with their name and address.
  const [search] = useState(() => location.search);
  const { saved, save, drop } = useDraft<NewInvoiceInput>(`new-invoice${search}`);
  const [blank] = useState(() => ({ ...blankInvoice(new Date()), ...customerOf(search) }));
  const [initialValues] = useState(() => ({ ...blank, ...saved }));
  const form = useForm<NewInvoiceInput, unknown, NewInvoice>({
    resolver: standardSchemaResolver(newInvoiceSchema),
    defaultValues: initialValues,
  });
  const { register, handleSubmit, control, reset, setValue, subscribe, formState } = form;
  const sells = useWatch({ control, name: 'sells' });
  const { errors } = formState;
  const [action, setAction] = useState<StaffAction>();
  const [isConfirming, setConfirming] = useState(false);

  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => save(values),
      }),
    [subscribe, save],
  );

  function beginAnew() {
    reset(blank);
    drop();
  }

  const review = handleSubmit((invoice) => {
    setAction(issueAction(invoice));
    setConfirming(true);
  });

  return (
    <FormProvider {...form}>
      <form
        noValidate
        aria-label="New invoice"
        className="grid max-w-4xl gap-5 sm:grid-cols-2"
        onSubmit={(event) => void review(event)}
      >
        <div className="sm:col-span-2 sm:max-w-sm">
          <SegmentedControl
            legend="Contents"
            subject="of the invoice"
            options={offers}
            value={sells}
            onChange={(chosen) => setValue('sells', chosen)}
          />
        </div>
        <Field label="Customer's name" error={errors.name?.message} required>
          <TextInput autoComplete="off" {...register('name')} />
        </Field>
        <CustomerEmailField />
        {sells === 'lines' && (
          <Field label="Currency" error={errors.currency?.message} required>
            <Select {...register('currency', { deps: 'lines' })}>
              {currencies.map((it) => (
                <option key={it}>{it}</option>
              ))}
            </Select>
          </Field>
        )}
        <Field label="Due date" error={errors.dueOn?.message} required>
          <TextInput type="date" {...register('dueOn')} />
        </Field>
        {sells === 'lines' ? <InvoiceLinesField /> : <PlanLinesField />}
        <Field
          label="Note (optional)"
          hint="The customer can see this."
          error={errors.note?.message}
          className="sm:col-span-2"
        >
          <TextInput autoComplete="off" {...register('note')} />
        </Field>
        <div className="flex flex-wrap items-center justify-between gap-4 sm:col-span-2">
          <Total control={control} />
          <div className="flex flex-wrap gap-3">
            <Button variant="quiet" size="lg" onClick={beginAnew}>
              Clear form
            </Button>
            <Button type="submit" size="lg">
              Issue invoice
            </Button>
          </div>
        </div>
      </form>
      {action && (
        <ActionDialog
          action={action}
          isOpen={isConfirming}
          onClose={() => setConfirming(false)}
          onDone={({ after }) => {
            drop();
            showIssued(String(after['number']));
          }}
        />
      )}
    </FormProvider>
  );
}

function customerOf(search: string): Pick<NewInvoiceInput, 'name' | 'email'> {
  const parameters = new URLSearchParams(search);
  return { name: parameters.get('name') ?? '', email: parameters.get('email') ?? '' };
}

const offers = [
  { value: 'lines', label: 'Items' },
  { value: 'plans', label: 'Plans' },
] as const;

function Total({ control }: { control: Control<NewInvoiceInput, unknown, NewInvoice> }) {
  const names = ['sells', 'lines', 'plans', 'currency'] as const;
  const [sells, lines, plans, currency] = useWatch({ control, name: names });
  const input = { sells, lines, plans, currency };
  return (
    <p className="text-lg font-semibold tabular" aria-live="polite">
      {`Total ${formatMoney(totalOfInput(input), currencyOfInput(input))}`}
    </p>
  );
}

function showIssued(number: string): void {
  navigate(adminPaths.invoices + writeFilter({ text: number }));
}
