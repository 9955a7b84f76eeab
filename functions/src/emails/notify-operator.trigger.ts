import { onDocumentWritten } from 'firebase-functions/firestore';
import { collections } from '../../shared/collections.ts';
import type { Alert } from '../alerts/alert.ts';
import { region } from '../platform/config.ts';
import { notifyOperator as tell } from './notify-operator.ts';

export const notifyOperator = onDocumentWritten(
  { document: `${collections.alerts}/{id}`, region, retry: true, maxInstances: 10 },
  async ({ data, params }) => {
    const item = data?.after.data() as Alert | undefined;
    if (item) await tell(params.id, item);
  },
);
