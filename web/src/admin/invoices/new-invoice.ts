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
  isChargeableAmount,
  toMajorUnits,
  type Currency,
} from '@shared/values/money.ts';
import { hintForAmount, readAmount, readNumber } from '@shared/values/read-amount.ts';
import * as z from 'zod/mini';
import { addressOf, filled, line } from '../../core/forms/fields.ts';
import { maxNote } from '../actions/staff-action.ts';
import { indianToday } from '../../lib/indian-today.ts';
import { blankPlan, errorsOfPlan, planInput, readPlan, totalOfPlans } from './plan-lines.ts';

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

const head = {
  name: filled("Please enter the customer's name.", invoiceLengths.name),
  email: addressOf("Please enter the customer's email address."),
  dueOn: z.string().check(
    z.minLength(1, 'Please choose a due date.'),
    z.refine((day) => day === '' || day >= indianToday(), 'Please choose today or a later date.'),
    z.refine((day) => day <= lastDueDay(new Date()), {
      error: () =>
        `Please choose a date up to ${formatIndianDate(new Date(lastDueDay(new Date())))}.`,
    }),
  ),
  note: line(maxNote),
};

const fieldsOfLines = z.object({
  ...head,
  sells: z.literal('lines'),
  currency: z.enum(currencies),
  lines: z.array(item),
});

const fieldsOfPlans = z.object({
  ...head,
  sells: z.literal('plans'),
  plans: z.array(planInput),
});

const invoiceOfLines = z.pipe(
  fieldsOfLines.check(
    z.check(checkPrices, {
      when: ({ issues }) => !issues.some(({ path }) => path?.[0] === 'currency'),
    }),
    z.refine(
      ({ lines, currency }) => isInvoiceTotal(totalOfLines(readPrices(lines, currency))),
      totalOf('lines'),
    ),
  ),
  z.transform(({ sells: _, ...invoice }) => ({
    ...invoice,
    lines: readPrices(invoice.lines, invoice.currency),
  })),
);

const invoiceOfPlans = z.pipe(
  fieldsOfPlans.check(
    z.check(checkPlans),
    z.refine(({ plans }) => isInvoiceTotal(totalOfPlans(plans.map(readPlan))), totalOf('plans')),
  ),
  z.transform(({ sells: _, ...invoice }) => ({ ...invoice, plans: invoice.plans.map(readPlan) })),
);

export const newInvoiceSchema = z.discriminatedUnion('sells', [invoiceOfLines, invoiceOfPlans]);

function isInvoiceTotal(minor: number): boolean {
  return isInvoiceAmount(toMajorUnits(minor));
}

/** The total is not checked while a line has an error. */
function totalOf(list: 'lines' | 'plans') {
  return {
    path: [list],
    error: `The total must be between 1 and ${maximumInvoiceAmount.toLocaleString('en-IN')}.`,
    when: ({ issues }: Pick<z.core.ParsePayload, 'issues'>) =>
      !issues.some(({ path }) => path?.[0] === list),
  };
}

function checkPlans({ value, issues }: z.core.ParsePayload<z.output<typeof fieldsOfPlans>>): void {
  for (const index of value.plans.keys()) {
    for (const [field, message] of Object.entries(errorsOfPlan(value.plans, index))) {
      issues.push({ code: 'custom', input: value, path: ['plans', index, field], message });
    }
  }
}

function checkPrices({ value, issues }: z.core.ParsePayload<z.output<typeof fieldsOfLines>>): void {
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

/** The form keeps the lines while staff enter plans, and the plans while they enter lines. */
export type NewInvoiceInput = Omit<z.input<typeof fieldsOfLines>, 'sells'> &
  Pick<z.input<typeof fieldsOfPlans>, 'plans'> &
  Pick<z.input<typeof newInvoiceSchema>, 'sells'>;
export type NewInvoice = z.output<typeof newInvoiceSchema>;

export const blankLine = { description: '', quantity: '1', unitPrice: '' };

const usualTermMs = 14 * 24 * 60 * 60 * 1000;

export function blankInvoice(now: Date): NewInvoiceInput {
  return {
    sells: 'lines',
    name: '',
    email: '',
    currency: defaultCurrency,
    lines: [blankLine],
    plans: [blankPlan],
    dueOn: indianDay(new Date(now.getTime() + usualTermMs)),
    note: '',
  };
}

/** Returns the total in major units. An unreadable line counts as 0. */
export function totalOfInput({
  sells,
  lines,
  plans,
  currency,
}: Pick<NewInvoiceInput, 'sells' | 'lines' | 'plans' | 'currency'>): number {
  if (sells === 'plans') return toMajorUnits(totalOfPlans(plans.map(readPlan)));
  const read = lines.flatMap((it) => {
    const price = readAmount(it.unitPrice, currency);
    const count = readNumber(it.quantity);
    return isChargeableAmount(price) && Number.isInteger(count) && count > 0
      ? [{ description: it.description, quantity: count, unitPrice: price }]
      : [];
  });
  return toMajorUnits(totalOfLines(read));
}

/** Plans are sold in rupees. */
export function currencyOfInput({
  sells,
  currency,
}: Pick<NewInvoiceInput, 'sells' | 'currency'>): Currency {
  return sells === 'plans' ? 'INR' : currency;
}
