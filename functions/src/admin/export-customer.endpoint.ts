import { randomUUID } from 'node:crypto';
import * as z from 'zod';
import { userPath } from '../../shared/collections.ts';
import { ServerError } from '../../shared/server-errors.ts';
import { exportAccount } from '../accounts/export/export-account.ts';
import { addAuditEntry } from '../audit/audit-entry.ts';
import { endpoint } from '../platform/http/endpoint.ts';
import { parseBody } from '../platform/http/parse-body.ts';
import { StreamedAnswer } from '../platform/http/streamed-answer.ts';
import { firestore, isAccountMissing } from '../platform/firebase.ts';
import { plainId } from '../platform/plain-id.ts';
import { authenticateAdmin } from './authenticate-admin.ts';

const body = z.object({ uid: z.string().regex(plainId) });

export const exportCustomer = endpoint({ method: 'POST' }, async (request) => {
  const actor = await authenticateAdmin(request);
  const { uid } = parseBody(request, body);
  const parts = await exportAccount(uid).catch((error: unknown) => {
    throw isAccountMissing(error) ? new ServerError('record-missing') : error;
  });
  const batch = firestore.batch();
  addAuditEntry(batch, randomUUID(), {
    ...actor,
    action: 'export-customer',
    path: userPath(uid),
    payablePath: null,
    before: {},
    after: {},
    note: null,
  });
  await batch.commit();
  return new StreamedAnswer(parts);
});
