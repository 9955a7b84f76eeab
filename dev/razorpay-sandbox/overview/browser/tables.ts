import { formatAmount } from '../../checkout/browser/format-amount.ts';
import type { SandboxOrder, SandboxPayment, SandboxRefund } from '../../entities.ts';
import type { Delivery } from '../../webhooks/delivery.ts';
import type { Overview } from '../overview-routes.ts';
import type { Commands } from './commands.ts';
import { showTable, type Action, type TableDefinition } from './table.ts';

const timeFormat = new Intl.DateTimeFormat('en-IN', { dateStyle: 'medium', timeStyle: 'medium' });

/** Returns a function that shows an overview's entities. */
export function createTables(commands: Commands): (overview: Overview) => void {
  const deliveries: TableDefinition<Delivery> = {
    id: 'deliveries',
    title: 'Webhook deliveries',
    empty: 'No webhook yet.',
    columns: {
      Event: ({ event }) => event,
      Payment: ({ paymentId }) => paymentId,
      State: ({ state }) => state,
      Attempts: ({ outcomes }) => outcomes.join(', '),
      Time: ({ createdAt }) => timeFormat.format(createdAt),
      'Event id': ({ eventId }) => eventId,
    },
    actions: (delivery) => {
      const subject = `${delivery.event} ${delivery.eventId}`;
      return [{ label: 'Resend', subject, run: () => commands.resend(delivery) }];
    },
  };
  const payments: TableDefinition<SandboxPayment> = {
    id: 'payments',
    title: 'Payments',
    empty: 'No payment yet.',
    columns: {
      Payment: ({ id }) => id,
      Order: ({ order_id }) => order_id,
      Status: ({ status }) => status,
      Amount: amountOf,
      Refunded: ({ amount_refunded: amount, currency }) =>
        amount === 0 ? '' : formatAmount(amount, currency),
      Method: ({ vpa, card, method }) => vpa ?? `${card?.network ?? method} ${card?.last4 ?? ''}`,
      Error: ({ error_reason }) => error_reason ?? '',
      Time: timeOf,
    },
    actions: (payment) => paymentActions(payment, commands),
  };
  const refunds: TableDefinition<SandboxRefund> = {
    id: 'refunds',
    title: 'Refunds',
    empty: 'No refund yet.',
    columns: {
      Refund: ({ id }) => id,
      Payment: ({ payment_id }) => payment_id,
      Status: ({ status }) => status,
      Amount: amountOf,
      Receipt: ({ receipt }) => receipt ?? '',
      Time: timeOf,
    },
    actions: (refund) => refundActions(refund, commands),
  };
  return (overview) => {
    showTable(deliveries, overview.deliveries);
    showTable(payments, overview.payments);
    showTable(refunds, overview.refunds);
    showTable(orders, overview.orders);
  };
}

const orders: TableDefinition<SandboxOrder> = {
  id: 'orders',
  title: 'Orders',
  empty: 'No order yet.',
  columns: {
    Order: ({ id }) => id,
    Status: ({ status }) => status,
    Amount: amountOf,
    Attempts: ({ attempts }) => String(attempts),
    Receipt: ({ receipt }) => receipt ?? '',
    Time: timeOf,
  },
};

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

function refundActions(refund: SandboxRefund, commands: Commands): Action[] {
  if (refund.status !== 'pending') return [];
  return [
    { label: 'Process', subject: refund.id, run: () => commands.finish(refund, 'processed') },
    { label: 'Fail', subject: refund.id, run: () => commands.finish(refund, 'failed') },
  ];
}

function amountOf({ amount, currency }: { amount: number; currency: string }): string {
  return formatAmount(amount, currency);
}

function timeOf({ created_at }: { created_at: number }): string {
  return timeFormat.format(created_at * 1000);
}
