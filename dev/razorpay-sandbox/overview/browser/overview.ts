import { element } from '../../../http/browser/element.ts';
import { formatAmount } from '../../checkout/browser/format-amount.ts';
import type { Overview } from '../overview-routes.ts';

const timeFormat = new Intl.DateTimeFormat('en-IN', { dateStyle: 'medium', timeStyle: 'medium' });

void showOverview();

async function showOverview(): Promise<void> {
  const response = await fetch('/overview');
  const { siteOrigin, orders, payments, deliveries } = (await response.json()) as Overview;
  showSite(siteOrigin);
  fillTable(
    'deliveries',
    deliveries.map(({ event, paymentId, state, outcomes, createdAt, eventId }) => [
      event,
      paymentId,
      state,
      outcomes.join(', '),
      timeFormat.format(createdAt),
      eventId,
    ]),
  );
  fillTable(
    'payments',
    payments.map((payment) => [
      payment.id,
      payment.order_id,
      payment.status,
      formatAmount(payment.amount, payment.currency),
      payment.vpa ?? `${payment.card?.network ?? payment.method} ${payment.card?.last4 ?? ''}`,
      payment.error_reason ?? '',
      timeFormat.format(payment.created_at * 1000),
    ]),
  );
  fillTable(
    'orders',
    orders.map((order) => [
      order.id,
      order.status,
      formatAmount(order.amount, order.currency),
      String(order.attempts),
      order.receipt ?? '',
      timeFormat.format(order.created_at * 1000),
    ]),
  );
}

function showSite(origin: string | null): void {
  const line = element('site', HTMLElement);
  const link = line.querySelector('a');
  if (origin === null || !link) return;
  link.href = origin;
  link.textContent = origin;
  line.hidden = false;
}

function fillTable(id: string, rows: readonly (readonly string[])[]): void {
  const table = element(id, HTMLTableElement);
  for (const cells of rows) {
    const row = table.tBodies[0]?.insertRow();
    for (const text of cells) row?.insertCell().append(text);
  }
  const frame = table.parentElement;
  const isEmpty = rows.length === 0;
  frame?.toggleAttribute('hidden', isEmpty);
  frame?.parentElement?.querySelector('.empty')?.toggleAttribute('hidden', !isEmpty);
}
