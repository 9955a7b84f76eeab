import type {
  InvoiceOfLines,
  InvoiceToIssue,
  PlanLine,
} from '../../../shared/admin/admin-actions.ts';
import { productById } from '../../../shared/catalogue/catalogue.ts';
import { isQuantity } from '../../../shared/catalogue/pricing.ts';
import { issuedLimits, type InvoiceLine } from '../../../shared/payments/invoices.ts';
import { ServerError } from '../../../shared/server-errors.ts';
import { soldPlan } from '../../../shared/subscriptions/sold-plan.ts';
import type { SoldPlan } from '../../../shared/subscriptions/subscription.ts';
import { isChargeableAmount } from '../../../shared/values/money.ts';
import { plainLine } from '../../../shared/values/plain-text.ts';
import { linesOfSold, type PlanInvoice } from '../../invoices/plan-invoice.ts';

type Sold = Pick<PlanInvoice, 'currency' | 'lines' | 'purchases'>;

/** Returns what an invoice that staff issue sells: lines or plans. Throws `invalid-request`. */
export function readSold(entered: InvoiceToIssue): Sold {
  return 'plans' in entered ? readPlans(entered.plans) : readLines(entered);
}

function readLines({ currency, lines: entered }: InvoiceOfLines): Sold {
  const lines = entered.map((line) => ({ ...line, description: plainLine(line.description) }));
  const areFit = lines.length > 0 && lines.length <= issuedLimits.lines && lines.every(isFit);
  if (!areFit) throw new ServerError('invalid-request');
  return { currency, lines };
}

function isFit({ description, quantity, unitPrice }: InvoiceLine): boolean {
  return (
    description !== '' &&
    description.length <= issuedLimits.description &&
    Number.isInteger(quantity) &&
    quantity >= 1 &&
    quantity <= issuedLimits.quantity &&
    isChargeableAmount(unitPrice)
  );
}

/** A second plan of a product would have the id of the first. */
function readPlans(entered: readonly PlanLine[]): Sold {
  const purchases = entered.map(readPlan);
  const products = new Set(purchases.map(({ id }) => id));
  if (purchases.length === 0 || products.size < purchases.length) {
    throw new ServerError('invalid-request');
  }
  return { currency: 'INR', lines: purchases.flatMap(linesOfSold), purchases };
}

function readPlan({ id, seatPrice, ...quantity }: PlanLine): SoldPlan {
  const product = productById(id);
  if (!product || !isQuantity(product.pricing, quantity)) throw new ServerError('invalid-request');
  return soldPlan(product, quantity, seatPrice);
}
