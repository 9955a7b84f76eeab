import type { Routes } from '../../http/routes.ts';
import { jsonAnswer } from '../../http/serve-routes.ts';
import { parseJsonObject } from '../json-body.ts';
import type { Ledger } from '../ledger.ts';
import { collectionAnswer, listEntities } from '../list-entities.ts';
import { createOrder } from './create-order.ts';

export function orderRoutes(ledger: Ledger): Routes {
  return {
    'POST /v1/orders': ({ body }) => jsonAnswer(createOrder(ledger, parseJsonObject(body))),
    'GET /v1/orders': ({ query }) => {
      const receipt = query.get('receipt');
      const orders = ledger.orders();
      return listEntities(
        receipt === null ? orders : orders.filter((order) => order.receipt === receipt),
        query,
      );
    },
    'GET /v1/orders/:id': ({ params }) => jsonAnswer(ledger.order(params['id'] ?? '')),
    'GET /v1/orders/:id/payments': ({ params }) => {
      const { id } = ledger.order(params['id'] ?? '');
      return collectionAnswer(ledger.paymentsOf(id));
    },
  };
}
