import { Timestamp } from 'firebase-admin/firestore';
import { productById } from '../../shared/catalogue/catalogue.ts';
import { countUsers } from '../../shared/catalogue/quantity.ts';
import { userPath } from '../../shared/collections.ts';
import { minimumInvoiceAmount } from '../../shared/payments/invoices.ts';
import { ServerError } from '../../shared/server-errors.ts';
import { quoteDays, type RequestedSeats } from '../../shared/subscriptions/subscription.ts';
import { priceOfMoreSeats } from '../../shared/subscriptions/prorate.ts';
import { addDays } from '../../shared/subscriptions/term-days.ts';
import { formatIndianDay, indianDay } from '../../shared/values/indian-time.ts';
import { toMajorUnits, toMinorUnits } from '../../shared/values/money.ts';
import { invoicesOf } from '../invoices/issued-invoice.ts';
import { accountOf } from '../platform/account-of.ts';
import { firestore } from '../platform/firebase.ts';
import type { StoredSubscription } from '../subscriptions/documents.ts';
import { addSeats } from '../subscriptions/terms.ts';
import { lapseAfter } from '../invoices/invoice-steps.ts';
import { buyerOf } from '../invoices/buyer-of.ts';
import { newPlanInvoice, planInvoiceId } from '../invoices/plan-invoice.ts';
import type { PlanChanged, PlanChanging } from './apply-plan-change.ts';

export interface SeatsAdding extends PlanChanging {
  /** The number of the invoice, if the seats need one. */
  invoiceNumber: string | undefined;
}

export interface SeatsAdded extends PlanChanged {
  /** The invoice to pay before the plan has the seats. */
  invoiceId?: string;
}

/**
 * Asks for the price of more seats, from today. Its payment adds them. Seats whose price is too small for a payment
 * are added at once.
 */
export async function addSeatsNow(
  changing: SeatsAdding,
  { seats, amountMinor }: { seats: number; amountMinor: number },
): Promise<SeatsAdded> {
  const { plan, now } = changing;
  const today = indianDay(now);
  if (plan.state !== 'active' || seats <= plan.seats || today >= plan.termEnd) {
    throw new ServerError('changed-since');
  }
  const price = priceOfMoreSeats(plan, seats, today);
  if (price !== amountMinor) throw new ServerError('amount-mismatch');
  if (price < toMinorUnits(minimumInvoiceAmount)) {
    const changed = addSeats(plan, requestedSeats(changing, seats), Timestamp.fromDate(now));
    if (!changed) throw new ServerError('changed-since');
    return { plan: changed, outdated: [plan.renewalRequest, plan.changeRequest] };
  }
  const invoiceId = await issueQuote(changing, seats, price);
  return { plan: { ...plan, changeRequest: invoiceId }, outdated: [plan.changeRequest], invoiceId };
}

async function issueQuote(changing: SeatsAdding, seats: number, price: number): Promise<string> {
  const { batch, reads, uid, reference, plan, now, invoiceNumber } = changing;
  const [profile, account] = await Promise.all([
    reads.get(firestore.doc(userPath(uid))),
    accountOf(uid),
  ]);
  const [today, lastDay] = [indianDay(now), addDays(plan.termEnd, -1)];
  const latest = addDays(today, quoteDays);
  const dueOn = latest < lastDay ? latest : lastDay;
  const invoice =
    invoiceNumber === undefined
      ? undefined
      : newPlanInvoice({
          buyer: buyerOf(profile, account),
          invoiceNumber,
          currency: plan.currency,
          lines: [
            {
              description: describe(plan, seats, today),
              quantity: 1,
              unitPrice: toMajorUnits(price),
            },
          ],
          request: { change: requestedSeats(changing, seats) },
          dueOn,
          note: `The price covers the days left in the term, so we cancel this invoice if it isn't paid by ${formatIndianDay(dueOn)}.`,
          now,
        });
  if (!invoice) throw new ServerError('amount-too-large');
  const id = planInvoiceId(reference.id, today, invoice.invoiceNumber);
  batch.create(invoicesOf(uid).doc(id), { ...invoice, ...lapseAfter(dueOn) });
  return id;
}

function requestedSeats({ reference, plan }: SeatsAdding, seats: number): RequestedSeats {
  const { seats: seatsBefore, termEnd, upcoming } = plan;
  const next = upcoming && { termEnd: upcoming.termEnd, seatsBefore: upcoming.seats };
  return { subscriptionId: reference.id, seats, seatsBefore, termEnd, next };
}

function describe(plan: StoredSubscription, seats: number, today: string): string {
  const { upcoming } = plan;
  const name = productById(plan.productId)?.name ?? plan.productId;
  const lastDay = addDays(upcoming?.termEnd ?? plan.termEnd, -1);
  const days = `${formatIndianDay(today)} to ${formatIndianDay(lastDay)}`;
  return `${name}, ${countUsers(seats)} instead of ${plan.seats}, ${days}`;
}
