import { useState } from 'react';
import type { ChangePlanAnswer, PlanChange } from '@shared/subscriptions/plan-changes.ts';
import { ApiError, networkError } from '../../core/api/api-error.ts';
import { plans as texts } from '../../content/plans.ts';
import { changePlan } from './api/change-plan.ts';

interface PlanChanger {
  /** The change that the server is making; undefined if none. */
  sending: PlanChange['kind'] | undefined;
  /** Why the latest change failed; undefined if it didn't. */
  error: string | undefined;
  /** Resolves to undefined if the change fails. */
  send: (change: PlanChange) => Promise<ChangePlanAnswer | undefined>;
}

export function usePlanChange(id: string): PlanChanger {
  const [sending, setSending] = useState<PlanChange['kind']>();
  const [error, setError] = useState<string>();
  async function send(change: PlanChange): Promise<ChangePlanAnswer | undefined> {
    setSending(change.kind);
    setError(undefined);
    try {
      return await changePlan({ id, change });
    } catch (failure) {
      const problem = failure instanceof ApiError ? failure : networkError();
      setError(problem.code === 'amount-mismatch' ? texts.otherPrice : problem.message);
      return undefined;
    } finally {
      setSending(undefined);
    }
  }
  return { sending, error, send };
}
