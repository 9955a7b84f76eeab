import { endpoints } from '@shared/endpoints.ts';
import type { ChangePlanAnswer, ChangePlanRequest } from '@shared/subscriptions/plan-changes.ts';
import { postAsUser } from '../../../core/api/as-user.ts';

/** Changes a plan. The live list then shows the change. Rejects with an ApiError. */
export async function changePlan(request: ChangePlanRequest): Promise<ChangePlanAnswer> {
  return (await postAsUser(endpoints.changePlan, request)) as ChangePlanAnswer;
}
