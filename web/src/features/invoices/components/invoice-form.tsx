import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { isIssuedInvoiceNumber } from '@shared/payments/invoices.ts';
import { defaultCurrency } from '@shared/values/money.ts';
import { plainCode } from '@shared/values/plain-code.ts';
import { readPaymentMaximums, defaultPaymentMaximums } from '@shared/payments/payment-maximums.ts';
import { useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { Alert } from '../../../components/notices/alert.tsx';
import { Button } from '../../../components/button.tsx';
import { Field } from '../../../components/fields/field.tsx';
import { Select } from '../../../components/fields/select.tsx';
import { TextInput } from '../../../components/fields/text-input.tsx';
import { useFocusFallback } from '../../../components/use-focus-fallback.ts';
import { invoices as texts } from '../../../content/contact.ts';
import { useConnection } from '../../../core/database/connection.ts';
import { useLateValues } from '../../../core/forms/use-late-values.ts';
import { PaymentAlert, type PaymentMessage } from '../../../core/payments/payment-message.tsx';
import type { Person } from '../../../core/session/session.ts';
import { env } from '../../../lib/env.ts';
import {
  currenciesOf,
  invoiceSchema,
  type InvoiceForm as Invoice,
  type InvoiceInput,
} from '../invoice-schema.ts';
import { PendingError } from '../../../lib/resumable.ts';
import { saveInvoice } from '../save-invoice.ts';
import type { StoredInvoice } from '../stored-invoice.ts';

const maximums = readPaymentMaximums(env.paymentMaximums || defaultPaymentMaximums);
const schema = invoiceSchema(maximums);

interface InvoiceFormProps {
  uid: string;
  /** The level of its heading. */
  level: 2 | 3;
  customer: Person;
  /** Whether the customer has verified the account's address. Invoices issued to it are then in the list. */
  isVerified: boolean;
  /** The customer's invoices that have loaded so far. */
  listed: readonly StoredInvoice[];
  isPaying: boolean;
  canPay: boolean;
  /** The message about the payment that this form started. */
  message: PaymentMessage | undefined;
  /** Called when the invoice is stored and can be paid. */
  onSaved: (invoice: StoredInvoice) => void;
}

export function InvoiceForm({
  uid,
  level,
  customer,
  isVerified,
  listed,
  isPaying,
  canPay,
  message,
  onSaved,
}: InvoiceFormProps) {
  const Heading = `h${level}` as const;
  const isUnreachable = useConnection() === 'unreachable';
  const [hasFailed, setFailed] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  useFocusFallback(button, heading, !canPay);
  const blank: InvoiceInput = {
    ...customer,
    invoiceNumber: '',
    amount: '',
    currency: defaultCurrency,
  };
  const { register, handleSubmit, reset, trigger, getValues, setError, formState } = useForm<
    InvoiceInput,
    unknown,
    Invoice
  >({
    resolver: standardSchemaResolver(schema),
    values: blank,
    resetOptions: { keepDirtyValues: true, keepErrors: true, keepIsSubmitted: true },
  });
  const { errors, isSubmitting } = formState;
  useLateValues<InvoiceInput>(customer, { trigger, formState });

  const submit = handleSubmit(async (invoice) => {
    const message = refusalOf(invoice.invoiceNumber, listed, isVerified);
    if (message !== undefined) {
      setError('invoiceNumber', { message }, { shouldFocus: true });
      return;
    }
    const sentValues = JSON.stringify(getValues());
    const handleSaved = () => {
      setFailed(false);
      if (JSON.stringify(getValues()) === sentValues) reset(blank, { keepDirtyValues: false });
    };
    setFailed(false);
    try {
      const saved = await saveInvoice({ uid, invoice: { ...invoice, status: 'Pending' } });
      handleSaved();
      onSaved(saved);
    } catch (error) {
      console.warn('Error saving the invoice', error);
      setFailed(true);
      // Firestore saves the invoice when the connection returns. The invoice then appears in the list.
      if (error instanceof PendingError) error.result.then(handleSaved, () => {});
    }
  });

  return (
    <form
      noValidate
      aria-labelledby="new-invoice"
      className="grid gap-5 sm:grid-cols-2"
      onSubmit={(event) => void submit(event)}
    >
      <div className="sm:col-span-2">
        <Heading id="new-invoice" ref={heading} tabIndex={-1} className="text-lg">
          {texts.formTitle}
        </Heading>
        <p className="mt-1 text-muted">{texts.formHint}</p>
      </div>
      <Field label="Full name" error={errors.name?.message} required>
        <TextInput autoComplete="name" {...register('name')} />
      </Field>
      <Field label="Email" error={errors.email?.message} required>
        <TextInput type="email" autoComplete="email" {...register('email')} />
      </Field>
      <Field label="Phone" error={errors.phone?.message} required>
        <TextInput type="tel" autoComplete="tel" {...register('phone')} />
      </Field>
      <Field label="Invoice number" error={errors.invoiceNumber?.message} required>
        <TextInput autoComplete="off" {...register('invoiceNumber')} />
      </Field>
      <Field label="Amount" error={errors.amount?.message} required>
        <TextInput
          inputMode="decimal"
          autoComplete="off"
          className="tabular"
          {...register('amount')}
        />
      </Field>
      <Field label="Currency" error={errors.currency?.message} required>
        <Select {...register('currency', { deps: 'amount' })}>
          {currenciesOf(maximums).map((currency) => (
            <option key={currency}>{currency}</option>
          ))}
        </Select>
      </Field>
      <div className="flex flex-col items-start gap-5 sm:col-span-2">
        {hasFailed && (
          <div className="w-full">
            <Alert tone="danger">{texts.saveFailed}</Alert>
          </div>
        )}
        {message && (
          <div className="w-full">
            <PaymentAlert {...message} />
          </div>
        )}
        <Button
          ref={button}
          type="submit"
          size="lg"
          busy={isSubmitting || isPaying}
          busyLabel={isSubmitting ? 'Saving...' : 'Opening payment...'}
          disabled={!canPay}
        >
          {texts.submit}
        </Button>
        {!canPay && (
          <p className="text-sm text-muted">{isUnreachable ? texts.unreachable : texts.offline}</p>
        )}
      </div>
    </form>
  );
}

function refusalOf(
  entered: string,
  listed: readonly StoredInvoice[],
  isVerified: boolean,
): string | undefined {
  const same = listed.find(({ number }) => isSameNumber(number, entered));
  if (same) return same.status === 'Pending' ? texts.isListed : texts.isPaid;
  if (!isIssuedInvoiceNumber(entered)) return undefined;
  // Whether the invoice exists stays secret.
  return isVerified ? texts.isIssued.verified : texts.isIssued.unverified;
}

function isSameNumber(one: string, other: string): boolean {
  return plainCode(one).toLowerCase() === plainCode(other).toLowerCase();
}
