import { onDocumentWritten } from 'firebase-functions/firestore';
import { collections } from '../../shared/collections.ts';
import type { AttentionItem } from '../alerts/attention-item.ts';
import { region } from '../platform/config.ts';
import { tellOperator as tell } from './tell-operator.ts';

export const tellOperator = onDocumentWritten(
  { document: `${collections.attention}/{id}`, region, retry: true, maxInstances: 10 },
  async ({ data, params }) => {
    const item = data?.after.data() as AttentionItem | undefined;
    if (item) await tell(params.id, item);
  },
);
