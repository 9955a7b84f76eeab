import type { Routes } from '../../http/routes.ts';
import { jsonAnswer } from '../../http/serve-routes.ts';
import type { Ledger } from '../ledger.ts';
import { listEntities } from '../list-entities.ts';

export function paymentRoutes(ledger: Ledger): Routes {
  return {
    'GET /v1/payments': ({ query }) => listEntities(ledger.payments(), query),
    'GET /v1/payments/:id': ({ params }) => jsonAnswer(ledger.payment(params['id'] ?? '')),
  };
}
