import type { InvoiceToIssue } from '@shared/admin/admin-actions.ts';
import { formatIndianDate, indianDay } from '@shared/values/indian-time.ts';
import {
  invoiceLengths,
  isInvoiceAmount,
  issuedLimits,
  lastDueDay,
  maximumInvoiceAmount,
  totalOfLines,
} from '@shared/payments/invoices.ts';
import {
  currencies,
  defaultCurrency,
  formatMoney,
  isChargeableAmount,
  toMajorUnits,
  type Currency,
} from '@shared/values/money.ts';
import { hintForAmount, readAmount, readNumber } from '@shared/values/read-amount.ts';
import * as z from 'zod/mini';
import { addressOf, filled, line } from '../../core/forms/fields.ts';
import { maxNote, type StaffAction } from '../actions/staff-action.ts';

const quantityWanted = `Please enter a whole number from 1 to ${issuedLimits.quantity.toLocaleString('en-IN')}.`;
const quantity = z.pipe(
  z.pipe(z.string(), z.transform(readNumber)),
  z
    .number(quantityWanted)
    .check(
      z.refine(
        (count) => Number.isInteger(count) && count >= 1 && count <= issuedLimits.quantity,
        quantityWanted,
      ),
    ),
);

const item = z.object({
  description: filled('Please enter a description.', issuedLimits.description),
  quantity,
  unitPrice: z.string(),
});

const fields = z.object({
  name: filled("Please enter the customer's name.", invoiceLengths.name),
  email: addressOf("Please enter the customer's email address."),
  currency: z.enum(currencies),
  lines: z.array(item),
  dueOn: z.string().check(
    z.minLength(1, 'Please choose a due date.'),
    z.refine(
      (day) => day === '' || day >= indianDay(new Date()),
      'Please choose today or a later date.',
    ),
    z.refine((day) => day <= lastDueDay(new Date()), {
      error: () =>
        `Please choose a date up to ${formatIndianDate(new Date(lastDueDay(new Date())))}.`,
    }),
  ),
  note: line(maxNote),
});

export const newInvoiceSchema = z.pipe(
  fields.check(
    z.check(checkPrices, {
      when: ({ issues }) => !issues.some(({ path }) => path?.[0] === 'currency'),
    }),
    z.refine(
      ({ lines, currency }) =>
        isInvoiceAmount(toMajorUnits(totalOfLines(readPrices(lines, currency)))),
      {
        path: ['lines'],
        error: `The total must be between 1 and ${maximumInvoiceAmount.toLocaleString('en-IN')}.`,
        // The total is not checked while a line has an error.
        when: ({ issues }) => !issues.some(({ path }) => path?.[0] === 'lines'),
      },
    ),
  ),
  z.transform((invoice) => ({ ...invoice, lines: readPrices(invoice.lines, invoice.currency) })),
);

function checkPrices({ value, issues }: z.core.ParsePayload<z.output<typeof fields>>): void {
  const { lines, currency } = value;
  for (const [index, { unitPrice }] of lines.entries()) {
    if (isChargeableAmount(readAmount(unitPrice, currency))) continue;
    const hint = hintForAmount(unitPrice, currency, currencies);
    const message = `Please enter a price. ${hint}`;
    issues.push({ code: 'custom', input: value, path: ['lines', index, 'unitPrice'], message });
  }
}

function readPrices<Item extends { unitPrice: string }>(
  lines: readonly Item[],
  currency: Currency,
) {
  return lines.map((it) => ({ ...it, unitPrice: readAmount(it.unitPrice, currency) }));
}

export type NewInvoiceInput = z.input<typeof newInvoiceSchema>;
export type NewInvoice = z.output<typeof newInvoiceSchema>;

export const blankLine = { description: '', quantity: '1', unitPrice: '' };

const usualTermMs = 14 * 24 * 60 * 60 * 1000;

export function blankInvoice(now: Date): NewInvoiceInput {
  return {
    name: '',
    email: '',
    currency: defaultCurrency,
    lines: [blankLine],
    dueOn: indianDay(new Date(now.getTime() + usualTermMs)),
    note: '',
  };
}

/** Returns the total in major units. An unreadable line counts as 0. */
export function totalOfInput(input: Pick<NewInvoiceInput, 'lines' | 'currency'>): number {
  const read = input.lines.flatMap((it) => {
    const price = readAmount(it.unitPrice, input.currency);
    const count = readNumber(it.quantity);
    return isChargeableAmount(price) && Number.isInteger(count) && count > 0
      ? [{ description: it.description, quantity: count, unitPrice: price }]
      : [];
  });
  return toMajorUnits(totalOfLines(read));
}

export function issueAction({ note, ...terms }: NewInvoice): StaffAction {
  const { name, email } = terms;
  const invoice: InvoiceToIssue = { ...terms, ...(note !== '' && { note }) };
  const total = moneyOf(totalOfLines(terms.lines), terms.currency);
  return {
    label: 'Issue invoice',
    title: `Issue an invoice for ${total}?`,
    consequences: `It's billed to ${name}, and we'll email it to ${email} now. If no account has verified this address, the invoice waits until one does.`,
    describeResult: (_, { after }) =>
      `Invoice ${after['number']} for ${moneyOf(Number(after['amountMinor']), terms.currency)} issued to ${email}.`,
    toAdminAction: () => ({ action: 'issue-invoice', invoice }),
  };
}

function moneyOf(minor: number, currency: Currency): string {
  return formatMoney(toMajorUnits(minor), currency);
}
