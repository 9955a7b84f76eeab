import type { Routes } from '../../http/routes.ts';
import { jsonAnswer } from '../../http/serve-routes.ts';
import type { Account } from '../account.ts';
import { parseJsonObject } from '../json-body.ts';
import { listEntities } from '../list-entities.ts';
import { parseRefundKey, refundKeyHeader } from './refund-keys.ts';
import { refundPayment } from './refund-payment.ts';
import { parseRefundRequest } from './refund-request.ts';

export function refundRoutes(account: Account): Routes {
  const { ledger, refundKeys } = account;
  return {
    'POST /v1/payments/:id/refund': ({ params, headers, body }) => {
      const key = parseRefundKey(headers[refundKeyHeader]);
      const payment = ledger.payment(params['id'] ?? '');
      const request = `${payment.id} ${body}`;
      const earlier = key && refundKeys.find(key, request);
      if (earlier) return jsonAnswer(ledger.refund(earlier));
      const fields = body === '' ? {} : parseJsonObject(body);
      const refund = refundPayment(account, payment, parseRefundRequest(payment, fields));
      if (key) refundKeys.keep(key, request, refund.id);
      return jsonAnswer(refund);
    },
    'GET /v1/payments/:id/refunds': ({ params, query }) => {
      const { id } = ledger.payment(params['id'] ?? '');
      return listEntities(ledger.refundsOf(id), query);
    },
    'GET /v1/refunds': ({ query }) => listEntities(ledger.refunds(), query),
    'GET /v1/refunds/:id': ({ params }) => jsonAnswer(ledger.refund(params['id'] ?? '')),
  };
}
