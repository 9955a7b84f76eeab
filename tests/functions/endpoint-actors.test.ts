import { expect, it } from 'vitest';
import type { AccountClaims } from '../../functions/shared/accounts/account-claims.ts';
import { auth } from '../../functions/src/platform/firebase.ts';
import {
  age,
  expired,
  signUp,
  signUpGuest,
  withClaims,
  withTokenOfAge,
  type Account,
} from '../support/functions/accounts/accounts.ts';
import { httpFunctions } from '../support/functions/http-functions.ts';
import { anOlderSession } from '../support/functions/accounts/sessions.ts';
import { aStaffMember, withCode } from '../support/functions/accounts/staff.ts';

const hourSeconds = 60 * 60;

/** The callers that an endpoint admits. Its answer to an empty body doesn't matter. */
type Admits = 'anybody' | 'accounts' | 'accounts without a role' | 'staff' | 'administrators';

/** A new endpoint fails the test until it has an entry. */
const admits: Record<string, Admits> = {
  applyEmailLink: 'anybody',
  cancelPayable: 'accounts',
  changeEmail: 'accounts',
  changePlan: 'accounts',
  orderByInvoice: 'accounts without a role',
  claimInvoices: 'accounts',
  createRazorpayOrder: 'accounts without a role',
  deleteAccount: 'accounts',
  adminActions: 'administrators',
  downloadReceipt: 'accounts',
  exportAccount: 'accounts',
  exportCustomer: 'administrators',
  locations: 'anybody',
  razorpayWebhook: 'anybody',
  readEmailLink: 'anybody',
  reportPasswordChange: 'accounts',
  returnFromCheckout: 'anybody',
  sendPasswordResetEmail: 'anybody',
  sendVerificationEmail: 'accounts',
  signInMethods: 'accounts',
  staffAppToken: 'staff',
  signOutEverywhere: 'accounts',
  submitContactForm: 'anybody',
  verifyRazorpayPayment: 'accounts',
};

type Make = () => Promise<{ token?: string }>;

const strangers = ['anybody'] as const;
const customers = ['anybody', 'accounts', 'accounts without a role'] as const;
const staff = ['anybody', 'accounts', 'staff'] as const;
const admins = ['anybody', 'accounts', 'staff', 'administrators'] as const;

/** Each actor with the code of the admin panel's refusal. */
const actors: [who: string, is: readonly Admits[], atAdmin: string | undefined, make: Make][] = [
  ['visitor', strangers, 'unauthenticated', async () => ({})],
  ['forged token', strangers, 'unauthenticated', async () => ({ token: 'e30.e30.x' })],
  ['expired token', strangers, 'unauthenticated', async () => expired(await aStaffMember())],
  ['ended session', strangers, 'unauthenticated', anEndedSession],
  ['guest', customers, 'not-staff', signUpGuest],
  ['customer', customers, 'not-staff', signUp],
  ['viewer', staff, 'view-only', () => aStaffMember('viewer')],
  ['administrator', admins, undefined, () => anAdmin()],
];

/** The actors whose role, or lack of one, matters only where a role does. */
const actorsWithRoles: typeof actors = [
  ['former administrator', strangers, 'unauthenticated', aFormerAdministrator],
  ['claim of the token alone', strangers, 'unauthenticated', () => aClaim({ admin: true })],
  ['claim that is no role', customers, 'not-staff', () => aClaim({ admin: 'true' })],
  ['administrator after a shift', staff, 'shift-over', anAdministratorAfterShift],
  ['administrator without a method', staff, 'not-staff', () => anAdmin({ roleMethods: [] })],
  ['another method', staff, 'other-method', () => anAdmin({ roleMethods: ['google.com'] })],
  ['no second factor', staff, 'second-factor-missing', () => anAdmin({ secondFactor: true })],
  ['second factor', admins, undefined, async () => withCode(await anAdmin({ secondFactor: true }))],
];

const endpoints = await httpFunctions();

it('each endpoint declares the callers it admits', () => {
  expect(endpoints.map(({ name }) => name).toSorted()).toEqual(Object.keys(admits).toSorted());
});

it.each(endpoints)(
  '$name admits those callers, and refuses all others',
  async ({ name, origin, path, method }) => {
    const admitted = admits[name] ?? 'administrators';
    const isOfRoles = !['anybody', 'accounts'].includes(admitted);
    const answers = await Promise.all(
      [...actors, ...(isOfRoles ? actorsWithRoles : [])].map(async ([who, is, atAdmin, make]) => {
        const isAdmitted = is.includes(admitted);
        // The endpoint's work for an account may end its sessions.
        const isKept = !isAdmitted || admitted === 'anybody';
        const { token } = await (isKept ? kept(make) : make());
        const code = (await codeFor(token, origin + path, method)) ?? '';
        const refusal = refusals.has(code) ? code : undefined;
        const isRight =
          admitted === 'administrators'
            ? refusal === atAdmin
            : (refusal === undefined) === isAdmitted;
        return isRight ? [] : [`${who}: ${code}`];
      }),
    );
    expect(answers.flat()).toEqual([]);
  },
);

const refusals = new Set([
  ...[...actors, ...actorsWithRoles].map(([, , atAdmin]) => atAdmin),
  'staff-cannot-pay',
]);

async function codeFor(token: string | undefined, url: string, method: string) {
  const answer = await fetch(url, {
    method,
    headers: {
      ...(token !== undefined && { Authorization: `Bearer ${token}` }),
      ...(method === 'POST' && { 'Content-Type': 'application/json' }),
    },
    ...(method === 'POST' && { body: '{}' }),
  });
  return ((await answer.json()) as { code?: string }).code;
}

const made = new Map<Make, ReturnType<Make>>();

/** Returns the actor of the first call to every later call. */
function kept(make: Make): ReturnType<Make> {
  const actor = made.get(make) ?? make();
  made.set(make, actor);
  return actor;
}

function anAdmin(claims: AccountClaims = {}): Promise<Account> {
  return aStaffMember('admin', claims);
}

async function aClaim(claims: object): Promise<Account> {
  return withClaims(await signUp(), claims);
}

async function anEndedSession(): Promise<Account> {
  const session = await anOlderSession();
  await auth.revokeRefreshTokens(session.uid);
  return session;
}

async function aFormerAdministrator(): Promise<Account> {
  const former = await aStaffMember();
  await auth.setCustomUserClaims(former.uid, null);
  return former;
}

async function anAdministratorAfterShift(): Promise<Account> {
  const tired = await aStaffMember();
  await age(tired, 13 * hourSeconds);
  return withTokenOfAge(tired, 12 * hourSeconds + 60);
}
