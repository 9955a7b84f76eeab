import { formatAmount } from '../../checkout/browser/format-amount.ts';
import type { SandboxOrder, SandboxPayment, SandboxRefund } from '../../entities.ts';
import type { Delivery } from '../../webhooks/delivery.ts';
import type { Overview } from '../overview-routes.ts';
import type { Commands } from './commands.ts';
import { fillTable, type Action, type Row } from './table.ts';

const timeFormat = new Intl.DateTimeFormat('en-IN', { dateStyle: 'medium', timeStyle: 'medium' });

export function fillTables(overview: Overview, commands: Commands): void {
  const { deliveries, payments, refunds, orders } = overview;
  fillTable(
    'deliveries',
    deliveries.map((delivery) => deliveryRow(delivery, commands)),
  );
  fillTable(
    'payments',
    payments.map((payment) => paymentRow(payment, commands)),
  );
  fillTable(
    'refunds',
    refunds.map((refund) => refundRow(refund, commands)),
  );
  fillTable('orders', orders.map(orderRow));
}

function deliveryRow(delivery: Delivery, commands: Commands): Row {
  const { event, paymentId, state, outcomes, createdAt, eventId } = delivery;
  return {
    cells: [event, paymentId, state, outcomes.join(', '), timeFormat.format(createdAt), eventId],
    actions: [
      { label: 'Resend', subject: `${event} ${eventId}`, run: () => commands.resend(delivery) },
    ],
  };
}

function paymentRow(payment: SandboxPayment, commands: Commands): Row {
  return {
    cells: [
      payment.id,
      payment.order_id,
      payment.status,
      formatAmount(payment.amount, payment.currency),
      payment.amount_refunded === 0 ? '' : formatAmount(payment.amount_refunded, payment.currency),
      payment.vpa ?? `${payment.card?.network ?? payment.method} ${payment.card?.last4 ?? ''}`,
      payment.error_reason ?? '',
      formatSeconds(payment.created_at),
    ],
    actions: paymentActions(payment, commands),
  };
}

function paymentActions(payment: SandboxPayment, commands: Commands): Action[] {
  const subject = payment.id;
  switch (payment.status) {
    case 'created':
    case 'failed':
      return [{ label: 'Authorize late', subject, run: () => commands.authorize(payment) }];
    case 'authorized':
      return [
        { label: 'Capture', subject, run: () => commands.capture(payment) },
        { label: 'Give back', subject, run: () => commands.void(payment) },
      ];
    case 'captured':
      return [{ label: 'Refund', subject, run: () => commands.refund(payment) }];
    case 'refunded':
      return [];
  }
}

function refundRow(refund: SandboxRefund, commands: Commands): Row {
  const { id, payment_id, status, amount, currency, receipt, created_at } = refund;
  return {
    cells: [
      id,
      payment_id,
      status,
      formatAmount(amount, currency),
      receipt ?? '',
      formatSeconds(created_at),
    ],
    actions:
      status === 'pending'
        ? [
            { label: 'Process', subject: id, run: () => commands.finish(refund, 'processed') },
            { label: 'Fail', subject: id, run: () => commands.finish(refund, 'failed') },
          ]
        : [],
  };
}

function orderRow(order: SandboxOrder): Row {
  return {
    cells: [
      order.id,
      order.status,
      formatAmount(order.amount, order.currency),
      String(order.attempts),
      order.receipt ?? '',
      formatSeconds(order.created_at),
    ],
  };
}

function formatSeconds(seconds: number): string {
  return timeFormat.format(seconds * 1000);
}
