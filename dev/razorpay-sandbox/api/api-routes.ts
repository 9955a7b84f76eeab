import type { MiddlewareHandler } from 'hono';
import type { App, Env, Handler } from '../../http/serve-app.ts';
import type { Account } from '../account.ts';
import { changeRecords } from '../faults/change-records.ts';
import { injectFaults } from '../faults/api-faults.ts';
import { operationRoutes, operations, type Operation } from '../faults/switches.ts';
import { captureByRequest } from '../payments/payment-commands.ts';
import { refundByRequest } from '../refunds/refund-payment.ts';
import { createOrder } from './create-order.ts';
import { findRefund, readKey, refuseRunningKeys } from './idempotency-keys.ts';
import { answerCollection, listEntities } from './list-entities.ts';
import { parseJsonObject } from '../parse-request.ts';
import { authenticationFailed } from '../provider-error.ts';

export function addApi(app: App, account: Account): void {
  const handlers = apiHandlers(account);
  const refuseRunning = refuseRunningKeys();
  for (const operation of operations) {
    const [method = '', path = ''] = operationRoutes[operation].split(' ');
    const faults = injectFaults(account.switchboard, operation);
    const isAllowed = authenticate(account);
    const changes = changeRecords(account.switchboard);
    app.on(method, path, isAllowed, refuseRunning, faults, changes, handlers[operation]);
  }
}

/** Checks the key pair. Like Razorpay, this accepts only this spelling of `Basic`. */
function authenticate({ keyId, keySecret }: Account): MiddlewareHandler<Env> {
  const expected = `Basic ${btoa(`${keyId}:${keySecret}`)}`;
  return (c, next) => {
    if (c.req.header('Authorization') !== expected) throw authenticationFailed();
    return next();
  };
}

function apiHandlers(account: Account): Record<Operation, Handler> {
  const { ledger, refundKeys } = account;
  return {
    'create-order': async (c) => c.json(createOrder(account, parseJsonObject(await c.req.text()))),
    'find-orders': (c) => {
      const receipt = c.req.query('receipt');
      const orders = ledger.orders.list();
      return listEntities(
        c,
        receipt === undefined ? orders : orders.filter((order) => order.receipt === receipt),
      );
    },
    'fetch-order': (c) => c.json(ledger.orders.get(c.req.param('id'))),
    'fetch-order-payments': (c) =>
      answerCollection(c, ledger.paymentsOf(ledger.orders.get(c.req.param('id')).id)),
    'find-payments': (c) => listEntities(c, ledger.payments.list()),
    'fetch-payment': (c) => c.json(ledger.payments.get(c.req.param('id'))),
    capture: async (c) => {
      const payment = ledger.payments.get(c.req.param('id'));
      return c.json(captureByRequest(account, payment, parseJsonObject(await c.req.text())));
    },
    refund: async (c) => {
      const key = readKey((name) => c.req.header(name));
      const payment = ledger.payments.get(c.req.param('id'));
      const body = await c.req.text();
      const request = `${payment.id} ${body}`;
      const earlier = key && findRefund(refundKeys, key, request);
      if (earlier) return c.json(ledger.refunds.get(earlier));
      const fields = body === '' ? {} : parseJsonObject(body);
      const refund = refundByRequest(account, payment, fields);
      if (key) refundKeys.set(key, { request, refundId: refund.id });
      return c.json(refund);
    },
    'fetch-payment-refunds': (c) =>
      listEntities(c, ledger.refundsOf(ledger.payments.get(c.req.param('id')).id)),
    'find-refunds': (c) => listEntities(c, ledger.refunds.list()),
    'fetch-refund': (c) => c.json(ledger.refunds.get(c.req.param('id'))),
    'find-disputes': (c) => listEntities(c, ledger.disputes.list()),
  };
}
