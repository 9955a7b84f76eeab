import { payableActions } from './payables.ts';
import { messageActions } from './messages.ts';
import { paymentActions } from './payments.ts';
import { alertActions } from './alert-work.ts';
import { planActions } from './plans.ts';
import type { AdminAction } from '../../../../functions/shared/admin/admin-actions.ts';
import type { Account } from '../accounts/accounts.ts';
import type { Asked } from './request.ts';

/** Each admin action on a record that allows it. The type requires an entry for every action. */
export const actions: Record<AdminAction['action'], (owner: Account) => Promise<Asked>> = {
  ...payableActions,
  ...paymentActions,
  ...messageActions,
  ...alertActions,
  ...planActions,
};
