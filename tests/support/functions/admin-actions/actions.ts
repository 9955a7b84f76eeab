import { payableActions } from './payables.ts';
import { messageActions } from './messages.ts';
import { paymentActions } from './payments.ts';
import { workActions } from './works.ts';
import type { AdminAction } from '../../../../functions/shared/admin/admin-actions.ts';
import type { Account } from '../accounts/accounts.ts';
import type { Asked } from './asked.ts';

/** Each admin action on a record that allows it. The type requires an entry for every action. */
export const actions: Record<AdminAction['action'], (owner: Account) => Promise<Asked>> = {
  ...payableActions,
  ...paymentActions,
  ...messageActions,
  ...workActions,
};
