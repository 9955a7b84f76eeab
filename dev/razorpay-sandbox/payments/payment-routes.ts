import type { Routes } from '../../http/routes.ts';
import { jsonAnswer } from '../../http/serve-routes.ts';
import type { Account } from '../account.ts';
import { parseJsonObject } from '../json-body.ts';
import { listEntities } from '../list-entities.ts';
import { captureByRequest } from './capture-by-request.ts';

export function paymentRoutes(account: Account): Routes {
  const { ledger } = account;
  return {
    'GET /v1/payments': ({ query }) => listEntities(ledger.payments(), query),
    'GET /v1/payments/:id': ({ params }) => jsonAnswer(ledger.payment(params['id'] ?? '')),
    'POST /v1/payments/:id/capture': ({ params, body }) => {
      const payment = ledger.payment(params['id'] ?? '');
      return jsonAnswer(captureByRequest(account, payment, parseJsonObject(body)));
    },
  };
}
