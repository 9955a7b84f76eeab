import { html } from 'hono/html';
import type { Html } from '../../http/pages.ts';
import type { Account } from '../account.ts';
import { formatAmount } from '../checkout/browser/format-amount.ts';
import { disputeSteps } from '../disputes/disputes.ts';
import type { SandboxPayment } from '../entities.ts';

interface Entity {
  id: string;
  currency?: string;
  created_at: number;
}

const timeFormat = new Intl.DateTimeFormat('en-IN', { dateStyle: 'medium', timeStyle: 'medium' });

export function accountTables({ ledger, webhooks }: Account): Html[] {
  const { payments, refunds, disputes, orders } = ledger;
  const deliveries = webhooks.deliveries().map((delivery) => {
    const { eventId: id, createdAt, paymentId: payment_id, outcomes } = delivery;
    return { ...delivery, id, payment_id, created_at: createdAt / 1000, attempts: outcomes };
  });
  return [
    table('Webhooks', deliveries, 'event state attempts payment_id', ({ id }) => [
      button('webhooks/resend', id, 'eventId', id, 'resend'),
    ]),
    table(
      'Payments',
      payments.list(),
      'status amount amount_refunded error_reason method order_id',
      paymentActions,
    ),
    table('Refunds', refunds.list(), 'status amount payment_id receipt', ({ id, status }) =>
      ['processed', 'failed']
        .filter(() => status === 'pending')
        .map((outcome) => button(`refunds/${id}/finish`, id, 'outcome', outcome)),
    ),
    table('Disputes', disputes.list(), 'status amount payment_id respond_by', ({ id, status }) =>
      disputeSteps
        .filter(() => status === 'open' || status === 'under_review')
        .map((step) => button(`disputes/${id}/move`, id, 'step', step)),
    ),
    table('Orders', orders.list(), 'status amount attempts receipt'),
  ];
}

const commands: Record<SandboxPayment['status'], string[]> = {
  created: ['authorize'],
  failed: ['authorize'],
  authorized: ['capture', 'void'],
  captured: ['refund', 'dispute'],
  refunded: [],
};

function paymentActions({ id, status }: SandboxPayment): Html[] {
  return commands[status].map((name) => button(`payments/${id}/${name}`, id, '', name));
}

/** Returns a form with one button. The ID distinguishes buttons with the same label. */
function button(command: string, id: string, name: string, value: string, label = value): Html {
  const text = label.replace('_', ' ');
  return html`<form method="post" action="/forms/${command}">
    <button name="${name}" value="${value}" aria-label="${text} ${id}">${text}</button>
  </form>`;
}

function table<Row extends Entity>(
  title: string,
  rows: readonly Row[],
  fields: string,
  actions?: (row: Row) => Html[],
): Html {
  const [status = '', ...others] = fields.split(' ');
  const columns = ['id', status, ...(actions ? ['actions'] : []), ...others, 'created_at'];
  const cell = (row: Row, column: string) =>
    column === 'actions' ? actions?.(row) : textOf(row, column);
  // The tabindex lets a keyboard scroll the table.
  return html`<section id="${title.toLowerCase()}" tabindex="0" aria-label="${title}">
    <table>
      <caption>
        <h2>${title}: ${rows.length}</h2>
      </caption>
      <tr>
        ${columns.map((column) => html`<th scope="col">${column}</th>`)}
      </tr>
      ${rows.map(
        (row) =>
          html`<tr>
            ${columns.map((column) => html`<td>${cell(row, column)}</td>`)}
          </tr>`,
      )}
    </table>
  </section>`;
}

function textOf({ currency = 'INR', ...row }: Entity, column: string): string {
  const value = new Map<string, string | number>(Object.entries(row)).get(column) ?? '';
  if (column.startsWith('amount')) return formatAmount(Number(value), currency);
  if (column.endsWith('_at') || column.endsWith('_by')) {
    return timeFormat.format(Number(value) * 1000);
  }
  return String(value);
}
