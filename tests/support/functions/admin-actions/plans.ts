import type { PlanName } from '../../../../functions/shared/admin/admin-actions.ts';
import { addDays } from '../../../../functions/shared/subscriptions/term-days.ts';
import { indianDay } from '../../../../functions/shared/values/indian-time.ts';
import type { Account } from '../accounts/accounts.ts';
import { aPlan, planOf, runUntil, type BoughtPlan } from '../plans.ts';
import { asked, type Actions, type Asked } from './request.ts';

const today = indianDay(new Date());
const month = { id: 'apac-debt-grid', seats: 3, term: 'month' } as const;

export const planActions = {
  'cancel-plan': async (owner) => {
    const { plan, path } = namesOf(await aPlan(today, month, owner));
    return {
      path,
      request: asked({ action: 'cancel-plan', plan, note: 'By phone.' }),
      done: { before: { renews: true }, after: { renews: false } },
      wrong: wrongOf(plan),
    };
  },
  'renew-plan': async (owner) => {
    const bought = await aPlan(today, month, owner);
    const { plan, path } = namesOf(bought);
    const { renews } = await planOf(bought);
    await bought.reference.update({ renews: { ...renews, on: false, reason: 'Too expensive' } });
    return {
      path,
      request: asked({ action: 'renew-plan', plan }),
      done: { before: { renews: false }, after: { renews: true } },
      wrong: wrongOf(plan),
    };
  },
  'change-plan-terms': async (owner) => {
    const { plan, path } = namesOf(await aPlan(today, month, owner));
    const seen = { seats: 3, term: 'month', seatPrice: null } as const;
    const terms = { seats: 5, term: 'year', seatPrice: 1_50_000 } as const;
    return {
      path,
      request: asked({ action: 'change-plan-terms', plan, terms, seen, note: 'By phone.' }),
      done: {
        before: {
          nextSeats: 3,
          nextTerm: 'month',
          agreedMinor: null,
          agreedTerm: null,
          currency: 'INR',
        },
        after: {
          nextSeats: 5,
          nextTerm: 'year',
          agreedMinor: 1_50_000_00,
          agreedTerm: 'year',
          currency: 'INR',
        },
      },
      wrong: [
        ...wrongOf(plan),
        [{ seen: { ...seen, seats: 4 } }, 'changed-since'],
        [{ terms: seen }, 'invalid-request'],
        [{ terms: { ...terms, seats: 0 } }, 'invalid-request'],
        [{ terms: { ...terms, seatPrice: 0 } }, 'invalid-request'],
        [{ terms: { ...terms, seatPrice: 1.5 } }, 'invalid-request'],
        [{ terms: { ...terms, seatPrice: 50_00_000 } }, 'invalid-request'],
      ],
    };
  },
  'end-plan': async (owner) => {
    const { plan, path } = namesOf(await aPlan(today, month, owner));
    return {
      path,
      request: asked({ action: 'end-plan', plan, note: 'Sold twice.' }),
      done: { before: { plan: 'active' }, after: { plan: 'ended' } },
      wrong: wrongOf(plan),
    };
  },
  'hold-renewal': async (owner) => {
    const bought = await aRequestedPlan(owner);
    const { plan, path } = namesOf(bought);
    const until = addDays(today, 30);
    return {
      path,
      request: asked({ action: 'hold-renewal', plan, heldUntil: until, note: 'They asked.' }),
      done: { before: { heldUntil: null }, after: { heldUntil: until } },
      wrong: [
        ...wrongOf(plan),
        [{ heldUntil: addDays(until, 1) }, 'invalid-request'],
        [{ heldUntil: today }, 'invalid-request'],
        [{ heldUntil: '2027-02-30' }, 'invalid-request'],
      ],
    };
  },
  'release-renewal': async (owner) => {
    const bought = await aRequestedPlan(owner);
    const { plan, path } = namesOf(bought);
    const heldUntil = addDays(today, 5);
    await bought.reference.update({ heldUntil });
    return {
      path,
      request: asked({ action: 'release-renewal', plan }),
      done: { before: { heldUntil }, after: { heldUntil: today } },
      wrong: wrongOf(plan),
    };
  },
  'extend-grace': async (owner) => {
    const bought = await anOverduePlan(owner);
    const { plan, path } = namesOf(bought);
    const { termEnd, graceUntil } = await planOf(bought);
    const until = addDays(termEnd, 30);
    return {
      path,
      request: asked({ action: 'extend-grace', plan, graceUntil: until, note: 'They asked.' }),
      done: { before: { graceUntil }, after: { graceUntil: until } },
      wrong: [
        ...wrongOf(plan),
        [{ graceUntil: addDays(until, 1) }, 'invalid-request'],
        [{ graceUntil: today }, 'invalid-request'],
        [{ graceUntil: '2027-02-30' }, 'invalid-request'],
        [{ graceUntil }, 'changed-since'],
      ],
    };
  },
} satisfies Actions;

/** Returns a plan whose term ends in less than ten days. */
async function aRequestedPlan(owner?: Account): Promise<BoughtPlan> {
  const bought = await aPlan(addDays(today, -26), month, owner);
  await runUntil(bought, today);
  return bought;
}

/** Returns a plan whose term ended less than a week ago. */
async function anOverduePlan(owner?: Account): Promise<BoughtPlan> {
  const bought = await aPlan(addDays(today, -33), month, owner);
  await runUntil(bought, today);
  return bought;
}

function namesOf({ account: { uid }, reference: { id, path } }: BoughtPlan) {
  return { plan: { uid, id }, path };
}

function wrongOf(plan: PlanName): Asked['wrong'] {
  return [
    [{ plan: { ...plan, id: 'none' } }, 'record-missing'],
    [{ plan: { ...plan, id: '../x' } }, 'invalid-request'],
    [{ plan: { ...plan, uid: `${plan.uid}/x` } }, 'invalid-request'],
  ];
}
