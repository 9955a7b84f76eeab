import { productById } from '../../../../shared/catalogue/catalogue.ts';
import { paths } from '../../../../shared/paths.ts';
import { site } from '../../../../shared/site.ts';
import { lastDayOf, lastExportDay } from '../../../../shared/subscriptions/last-days.ts';
import type { SubscriptionState } from '../../../../shared/subscriptions/subscription.ts';
import { formatIndianDay } from '../../../../shared/values/indian-time.ts';
import type { OutboxEntry } from '../../../outbox/outbox-entry.ts';
import { firestore } from '../../../platform/firebase.ts';
import type { StoredSubscription } from '../../../subscriptions/documents.ts';
import type { Block, EmailContent } from '../../email-content.ts';
import { findCustomer, type Customer } from '../find-customer.ts';
import { greeting, type Recipient } from '../messages/entered-text.ts';
import { Undeliverable } from '../undeliverable.ts';

export interface PlanEmail {
  customer: Recipient;
  product: string;
  plan: Pick<
    StoredSubscription,
    'state' | 'term' | 'termEnd' | 'upcoming' | 'graceUntil' | 'endedOn'
  >;
}

/** Throws Undeliverable if the plan has another state by now. */
export async function readPlanEmail(
  entry: OutboxEntry,
  isCurrent: (plan: StoredSubscription) => boolean,
): Promise<PlanEmail & { customer: Customer; plan: StoredSubscription }> {
  const customer = await findCustomer(entry);
  const plan = (await firestore.doc(entry.path ?? '').get()).data() as
    | StoredSubscription
    | undefined;
  if (!plan) throw new Undeliverable('gone');
  if (!isCurrent(plan)) throw new Undeliverable('outdated');
  return { customer, product: productById(plan.productId)?.name ?? 'your plan', plan };
}

const isWithoutRenewal = (plan: StoredSubscription) => !plan.renews.on && plan.state !== 'ended';
const isRenewing = (plan: StoredSubscription) => plan.renews.on && plan.state === 'active';
const inState = (state: SubscriptionState) => (plan: StoredSubscription) => plan.state === state;

export async function composePlanCancelled(entry: OutboxEntry): Promise<EmailContent> {
  return planCancelled(await readPlanEmail(entry, isWithoutRenewal));
}

export function planCancelled(facts: PlanEmail): EmailContent {
  const { product, plan } = facts;
  const lastDay = formatIndianDay(lastDayOf(plan.upcoming ?? plan));
  return planEmail(facts, {
    subject: `Your plan for ${product} ends on ${lastDay}`,
    status: 'Plan cancelled',
    tone: 'action',
    text: `Your plan for ${product} is cancelled. You keep access until the end of ${lastDay}, and we won't ask for a renewal. You can undo this until then: choose Turn renewal on in My Plans.`,
  });
}

export async function composeRenewalTurnedOn(entry: OutboxEntry): Promise<EmailContent> {
  return renewalTurnedOn(await readPlanEmail(entry, isRenewing));
}

export function renewalTurnedOn(facts: PlanEmail): EmailContent {
  const { product, plan } = facts;
  const lastDay = formatIndianDay(lastDayOf(plan.upcoming ?? plan));
  return planEmail(facts, {
    subject: `Your plan for ${product} renews after ${lastDay}`,
    status: 'Renewal on',
    tone: 'success',
    text: `Renewal is on for your plan for ${product}. We email you an invoice for the next term. To keep access after ${lastDay}, pay it. Nothing is charged automatically. To cancel, open My Plans.`,
  });
}

/** Throws Undeliverable for a guest, whose plans don't renew. */
export async function composeRenewalOffered(entry: OutboxEntry): Promise<EmailContent> {
  const facts = await readPlanEmail(entry, isWithoutRenewal);
  if (facts.customer.isGuest) throw new Undeliverable('no-account');
  return renewalOffered(facts);
}

export function renewalOffered(facts: PlanEmail): EmailContent {
  const { product, plan } = facts;
  const lastDay = formatIndianDay(lastDayOf(plan));
  return planEmail(facts, {
    subject: `Renew ${product} after ${lastDay}?`,
    status: 'Renewal offered',
    tone: 'action',
    text: `What you bought of ${product} is now a plan, which you find in My Plans. It ends on ${lastDay} and doesn't renew. To keep access, turn renewal on in My Plans before then. We then email you an invoice for the next term. Nothing is charged automatically.`,
  });
}

export async function composePlanEnded(entry: OutboxEntry): Promise<EmailContent> {
  return planEnded(await readPlanEmail(entry, inState('ended')));
}

export function planEnded(facts: PlanEmail): EmailContent {
  const { product, plan } = facts;
  const until = formatIndianDay(lastExportDay(plan.endedOn ?? plan.termEnd));
  return planEmail(facts, {
    subject: `Your plan for ${product} has ended`,
    status: 'Plan ended',
    tone: 'warning',
    text: `Your plan for ${product} has ended. You can ask us to export your data until ${until}: reply to this email. To start again, order ${product} on our site.`,
  });
}

export function planEmail(
  { customer, product }: PlanEmail,
  {
    subject,
    status,
    tone,
    text,
    details = [],
  }: Pick<EmailContent, 'subject' | 'status' | 'tone'> & {
    text: string;
    details?: readonly Block[];
  },
): EmailContent {
  const button: Block = { kind: 'button', label: 'Open My Plans', path: paths.profilePlans };
  return {
    to: customer,
    subject,
    preheader: status,
    tone,
    status,
    heading: product,
    blocks: [greeting(customer), text, ...details, button],
    reason: `You're receiving this email because you have a plan from ${site.name}.`,
  };
}
