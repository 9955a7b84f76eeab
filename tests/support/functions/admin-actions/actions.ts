import { payableActions } from './payables.ts';
import { messageActions } from './messages.ts';
import { paymentActions } from './payments.ts';
import { workActions } from './works.ts';
import type { AdminAction } from '../../../../functions/shared/admin/admin-actions.ts';
import type { Account } from '../accounts/accounts.ts';
import type { Asked } from './asked.ts';

/** Each action of the admin panel on a record for which it is right. A new action does not compile without its row. */
export const actions: Record<AdminAction['action'], (owner: Account) => Promise<Asked>> = {
  ...payableActions,
  ...paymentActions,
  ...messageActions,
  ...workActions,
};
