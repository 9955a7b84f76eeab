import { currencies } from '../../../../functions/shared/values/money.ts';
import { payments } from '../../../../functions/src/payments/documents.ts';
import { eventNames } from '../../../../dev/razorpay-sandbox/webhook-event.ts';
import { randomInteger, type Random } from '../../../../dev/seed/random.ts';
import { anOpenInvoice, anOpenOrder, alertsAbout, emailsAbout } from '../payments/payments.ts';
import { control, providerRefunds, setFaults } from '../payments/provider.ts';
import { receiptsOf } from '../payments/receipts.ts';
import { failInSandbox, payInSandbox } from '../payments/sandbox.ts';
import { read } from '../stored.ts';

type Course = ReturnType<typeof drawCourse>;

export interface Purchase {
  path: string;
  /** The payment attempt's ID. */
  attemptId: string;
  paymentId: string;
  /** The failed payment, if any, and the captured one. */
  paymentIds: string[];
  /** A refund of one unit of the currency, made in Razorpay's dashboard. */
  refundId: string | undefined;
}

/** Pays and refunds orders and invoices in the sandbox, which sends the site no webhooks. */
export async function makePurchases(count: number, random: Random): Promise<Purchase[]> {
  await setFaults({ webhooks: { drop: [...eventNames] } });
  // All draws come before the first purchase, so that a seed repeats them.
  const courses = Array.from({ length: count }, () => drawCourse(random));
  return Promise.all(courses.map(makePurchase));
}

function drawCourse(random: Random) {
  return {
    isInvoice: random() < 0.5,
    amount: randomInteger(random, 100_00, 10_000_00) / 100,
    currency: currencies[randomInteger(random, 0, currencies.length - 1)] ?? 'INR',
    failsFirst: random() < 0.3,
    /** Whether the bank authorizes the failed payment later. Otherwise the customer pays again. */
    isAuthorizedLate: random() < 0.5,
    isRefunded: random() < 0.2,
  };
}

async function makePurchase(course: Course): Promise<Purchase> {
  const opened = course.isInvoice ? await anOpenInvoice(course) : await anOpenOrder();
  const { order, attemptId, razorpayOrderId } = opened;
  const failed = course.failsFirst ? [await failInSandbox(razorpayOrderId)] : [];
  const [late] = course.isAuthorizedLate ? failed : [];
  if (late) await control(`payments/${late}/authorize`, {});
  const paymentId = late ?? (await payInSandbox(razorpayOrderId)).razorpay_payment_id;
  if (course.isRefunded) await control(`payments/${paymentId}/refund`, { amount: 100 });
  const [refund] = await providerRefunds(paymentId);
  const paymentIds = [...new Set([...failed, paymentId])];
  return { path: order.path, attemptId, paymentId, paymentIds, refundId: refund?.id };
}

export function recordedOnce({ paymentId, refundId }: Purchase) {
  return {
    status: 'Paid',
    paymentId,
    refundedAmount: refundId && 1,
    outcomes: [[paymentId, 'recorded']],
    emails: [`paid_${paymentId}`, ...(refundId ? [`refund_${refundId}`] : [])],
    receipts: 1,
    alerts: [],
  };
}

export async function recordingOf({ path, paymentId }: Purchase) {
  const { status, paymentId: paidBy, refundedAmount } = await read(path);
  const entries = await payments.where('path', '==', path).get();
  const payment = { id: paymentId };
  return {
    status,
    paymentId: paidBy,
    refundedAmount,
    outcomes: entries.docs
      .map((entry) => [entry.id, entry.data().outcome])
      .filter(([, outcome]) => outcome !== 'open'),
    emails: await emailsAbout(payment),
    receipts: (await receiptsOf({ payment })).length,
    alerts: await alertsAbout(payment),
  };
}
