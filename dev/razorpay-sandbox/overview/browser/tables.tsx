import { formatAmount } from '../../checkout/browser/format-amount.ts';
import type {
  SandboxDispute,
  SandboxOrder,
  SandboxPayment,
  SandboxRefund,
} from '../../entities.ts';
import type { Delivery } from '../../webhooks/delivery.ts';
import type { ResentDelivery } from '../../webhooks/webhooks.ts';
import type { Overview } from '../overview-routes.ts';
import { sendCommand, type Run } from './commands.ts';
import { useRefundDialog } from './refund-dialog.tsx';
import { Table, type Action } from './table.tsx';

/** What the answers of commands contain: a payment, or events that were sent again. */
type CommandAnswer = SandboxPayment & { sent: ResentDelivery[] };

const timeFormat = new Intl.DateTimeFormat('en-IN', { dateStyle: 'medium', timeStyle: 'medium' });

/** What the account holds, with buttons for commands. */
export function Tables({ overview, run }: { overview: Overview; run: Run }) {
  /** Sends a command, and shows the sentence about its answer. */
  function send(path: string, tell: (answer: CommandAnswer) => string, body?: object): void {
    void run(async () => tell(await sendCommand<CommandAnswer>(`/control/${path}`, body)));
  }

  const { ask, question } = useRefundDialog(({ id }, amount) =>
    send(`payments/${id}/refund`, () => `Refunded ${id}.`, { amount }),
  );

  function paymentAction(payment: SandboxPayment, label: keyof typeof paymentCommands): Action {
    const { id } = payment;
    const { command, tell } = paymentCommands[label];
    return { label, subject: id, run: () => send(`payments/${id}/${command}`, tell) };
  }

  function paymentActions(payment: SandboxPayment): Action[] {
    switch (payment.status) {
      case 'created':
      case 'failed':
        return [paymentAction(payment, 'Authorize late')];
      case 'authorized':
        return [paymentAction(payment, 'Capture'), paymentAction(payment, 'Give back')];
      case 'captured':
        return [
          { label: 'Refund', subject: payment.id, run: () => ask(payment) },
          paymentAction(payment, 'Dispute'),
        ];
      case 'refunded':
        return [];
    }
  }

  return (
    <>
      <Table<Delivery>
        title="Webhook deliveries"
        empty="No webhook yet."
        entities={overview.deliveries}
        idOf={({ eventId }) => eventId}
        columns={{
          Event: ({ event }) => event,
          Payment: ({ paymentId }) => paymentId,
          State: ({ state }) => state,
          Attempts: ({ outcomes }) => outcomes.join(', '),
          Time: ({ createdAt }) => timeFormat.format(createdAt),
          'Event id': ({ eventId }) => eventId,
        }}
        actions={({ event, eventId }) => {
          const tell = ({ sent: [first] }: CommandAnswer): string =>
            `Sent ${event} again. The site answered: ${first?.outcome ?? 'nothing'}.`;
          const resend = (): void => send('webhooks/resend', tell, { eventId });
          return [{ label: 'Resend', subject: `${event} ${eventId}`, run: resend }];
        }}
      />
      <Table<SandboxPayment>
        title="Payments"
        empty="No payment yet."
        entities={overview.payments}
        idOf={({ id }) => id}
        columns={{
          Payment: ({ id }) => id,
          Order: ({ order_id }) => order_id,
          Status: ({ status }) => status,
          Amount: amountOf,
          Refunded: ({ amount_refunded: amount, currency }) =>
            amount === 0 ? '' : formatAmount(amount, currency),
          Method: ({ vpa, card, method }) =>
            vpa ?? `${card?.network ?? method} ${card?.last4 ?? ''}`,
          Error: ({ error_reason }) => error_reason ?? '',
          Time: timeOf,
        }}
        actions={paymentActions}
      />
      <Table<SandboxRefund>
        title="Refunds"
        empty="No refund yet."
        entities={overview.refunds}
        idOf={({ id }) => id}
        columns={{
          Refund: ({ id }) => id,
          Payment: ({ payment_id }) => payment_id,
          Status: ({ status }) => status,
          Amount: amountOf,
          Receipt: ({ receipt }) => receipt ?? '',
          Time: timeOf,
        }}
        actions={({ id, status }) => {
          if (status !== 'pending') return [];
          const finish = (outcome: string) => () =>
            send(`refunds/${id}/finish`, () => `The refund ${id} is ${outcome}.`, { outcome });
          return [
            { label: 'Process', subject: id, run: finish('processed') },
            { label: 'Fail', subject: id, run: finish('failed') },
          ];
        }}
      />
      <Table<SandboxDispute>
        title="Disputes"
        empty="No dispute yet."
        entities={overview.disputes}
        idOf={({ id }) => id}
        columns={{
          Dispute: ({ id }) => id,
          Payment: ({ payment_id }) => payment_id,
          Status: ({ status }) => status,
          Amount: amountOf,
          'Answer by': ({ respond_by }) => timeFormat.format(respond_by * 1000),
          Time: timeOf,
        }}
        actions={({ id, status }) =>
          status === 'open' || status === 'under_review'
            ? Object.entries(disputeSteps).map(([label, step]) => ({
                label,
                subject: id,
                run: () => send(`disputes/${id}/move`, () => `Moved ${id}: ${step}.`, { step }),
              }))
            : []
        }
      />
      <Table<SandboxOrder>
        title="Orders"
        empty="No order yet."
        entities={overview.orders}
        idOf={({ id }) => id}
        columns={{
          Order: ({ id }) => id,
          Status: ({ status }) => status,
          Amount: amountOf,
          Attempts: ({ attempts }) => String(attempts),
          Receipt: ({ receipt }) => receipt ?? '',
          Time: timeOf,
        }}
      />
      {question}
    </>
  );
}

const disputeSteps = {
  Review: 'under_review',
  'Ask for more': 'action_required',
  Win: 'won',
  Lose: 'lost',
  Close: 'closed',
};

const paymentCommands = {
  'Authorize late': {
    command: 'authorize',
    tell: ({ id, status }: SandboxPayment) => `Authorized ${id} late: it is ${status}.`,
  },
  Capture: { command: 'capture', tell: ({ id }: SandboxPayment) => `Captured ${id}.` },
  'Give back': {
    command: 'void',
    tell: ({ id }: SandboxPayment) => `Gave ${id} back uncaptured.`,
  },
  Dispute: { command: 'dispute', tell: ({ id }: { id: string }) => `Raised ${id}.` },
};

function amountOf({ amount, currency }: { amount: number; currency: string }): string {
  return formatAmount(amount, currency);
}

function timeOf({ created_at }: { created_at: number }): string {
  return timeFormat.format(created_at * 1000);
}
