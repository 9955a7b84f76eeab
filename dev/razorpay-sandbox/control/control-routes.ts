import { Hono } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { csrf } from 'hono/csrf';
import { z } from 'zod';
import type { App, Env } from '../../http/serve-app.ts';
import type { Clock } from '../clock.ts';
import type { Account } from '../account.ts';
import { parseJsonObject } from '../parse-request.ts';
import { disputeSteps, moveDispute, raiseDispute } from '../disputes/disputes.ts';
import { switchChanges } from '../faults/switches.ts';
import { authorizeLate, captureByHand, voidPayment } from '../payments/payment-commands.ts';
import { finishRefund } from '../refunds/finish-refund.ts';
import { refundByRequest } from '../refunds/refund-payment.ts';
import { eventNames } from '../webhook-event.ts';
import { disputePhases } from '../entities.ts';
import { answerControlError, readRequest } from './control-request.ts';

const nothing = z.strictObject({});
const resendRequest = z.strictObject({
  eventId: z.string().optional(),
  paymentId: z.string().optional(),
  event: z.enum(eventNames).optional(),
});
const clockRequest = z.strictObject({ day: z.string() });
const disputeRequest = z
  .strictObject({ amount: z.int().positive(), phase: z.enum(disputePhases) })
  .partial();
const moveRequest = z.strictObject({ step: z.enum(disputeSteps) });
const finishRequest = z.strictObject({ outcome: z.enum(['processed', 'failed']) });

export function addControl(app: App, account: Account, clock: Clock | undefined): void {
  const control = new Hono<Env>();
  control.onError(answerControlError);
  control.use(csrf());
  addSwitches(control, account);
  addCommands(control, account);
  if (clock) addClock(control, clock);
  app.route('/control', control);
}

/** Moves the day of the suite's schedules forward. */
function addClock(control: App, clock: Clock): void {
  control.post('/clock', async (c) => {
    const { day } = await readRequest(c, clockRequest);
    if (clock.moveTo(day)) return c.json({ day });
    throw new HTTPException(400, { message: 'Choose a later day, within two years.' });
  });
}

function addSwitches(control: App, account: Account): void {
  const { switchboard } = account;
  control.get('/faults', (c) => c.json(switchboard.current));
  control.post('/faults', async (c) => {
    return c.json(switchboard.set(await readRequest(c, switchChanges)));
  });
  control.post('/reset', async (c) => {
    await readRequest(c, nothing);
    account.reset();
    return c.json(switchboard.current);
  });
}

/** Adds commands for actions in the dashboard and late answers of banks. */
function addCommands(control: App, account: Account): void {
  const { ledger, webhooks } = account;
  control.get('/webhooks', (c) => c.json(webhooks.deliveries()));
  control.post('/webhooks/resend', async (c) => {
    const wanted = await readRequest(c, resendRequest);
    const sent = await webhooks.resend(
      ({ eventId, paymentId, event }) =>
        (wanted.eventId ?? eventId) === eventId &&
        (wanted.paymentId ?? paymentId) === paymentId &&
        (wanted.event ?? event) === event,
    );
    return c.json({ sent });
  });
  const commands = {
    authorize: authorizeLate,
    capture: captureByHand,
    void: voidPayment,
  };
  for (const [name, command] of Object.entries(commands)) {
    control.post(`/payments/:id/${name}`, async (c) => {
      await readRequest(c, nothing);
      return c.json(command(account, ledger.payments.get(c.req.param('id'))));
    });
  }
  control.post('/payments/:id/dispute', async (c) => {
    const asked = await readRequest(c, disputeRequest);
    return c.json(raiseDispute(account, ledger.payments.get(c.req.param('id')), asked));
  });
  control.post('/payments/:id/refund', async (c) => {
    const payment = ledger.payments.get(c.req.param('id'));
    const body = await c.req.text();
    const fields = body === '' ? {} : parseJsonObject(body);
    return c.json(refundByRequest(account, payment, fields));
  });
  control.post('/disputes/:id/move', async (c) => {
    const { step } = await readRequest(c, moveRequest);
    return c.json(moveDispute(account, ledger.disputes.get(c.req.param('id')), step));
  });
  control.post('/refunds/:id/finish', async (c) => {
    const { outcome } = await readRequest(c, finishRequest);
    return c.json(finishRefund(account, ledger.refunds.get(c.req.param('id')), outcome));
  });
}
