import { openAccount, settings, showRow } from './bare-page.ts';

const { uid, token } = await openAccount();
const database = `projects/${settings.projectId}/databases/(default)/documents`;
const response = await fetch(`${settings.firestoreOrigin}/v1/${database}/users/${uid}:runQuery`, {
  method: 'POST',
  headers: { Authorization: `Bearer ${token}` },
  body: JSON.stringify({
    structuredQuery: {
      from: [{ collectionId: 'orders' }],
      orderBy: [{ field: { fieldPath: 'createdAt' }, direction: 'DESCENDING' }],
    },
  }),
});
const found = (await response.json()) as {
  document?: { fields: { orderNumber: { stringValue: string } } };
}[];
showRow(found.flatMap(({ document }) => document?.fields.orderNumber.stringValue ?? []));
