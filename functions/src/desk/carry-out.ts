import type { DeskAnswer, DeskRequest } from '../../shared/desk.ts';
import type { Actor } from './authenticate-admin.ts';
import { changeCharge } from './change-charge.ts';

export async function carryOut(request: DeskRequest, actor: Actor): Promise<DeskAnswer> {
  switch (request.action) {
    case 'cancel-invoice':
      return changeCharge({
        ...request,
        actor,
        from: 'Pending',
        to: 'Cancelled',
        told: 'cancelled',
      });
    case 'complete-order':
      return changeCharge({ ...request, actor, from: 'Paid', to: 'Completed', told: 'completed' });
  }
}
