import { expect, it } from 'vitest';
import { auth } from '../../functions/src/platform/firebase.ts';
import {
  age,
  expired,
  signUp,
  signUpGuest,
  withTokenOfAge,
} from '../support/functions/accounts.ts';
import { httpFunctions } from '../support/functions/http-functions.ts';
import { anOlderSession } from '../support/functions/sessions.ts';
import { aStaffMember, withCode } from '../support/functions/staff.ts';

const hourSeconds = 60 * 60;

/** Whom an endpoint lets in. What it then does with an empty body is another matter. */
type Admits = 'anybody' | 'accounts' | 'accounts without a role' | 'staff' | 'administrators';

/** A new endpoint fails the test until it has its line. */
const admits: Record<string, Admits> = {
  applyEmailLink: 'anybody',
  changeEmail: 'accounts',
  claimInvoices: 'accounts',
  createRazorpayOrder: 'accounts without a role',
  deleteAccount: 'accounts',
  desk: 'administrators',
  downloadReceipt: 'accounts',
  exportAccount: 'accounts',
  exportCustomer: 'administrators',
  locations: 'anybody',
  razorpayWebhook: 'anybody',
  readEmailLink: 'anybody',
  reportPasswordChange: 'accounts',
  sendPasswordResetEmail: 'anybody',
  sendVerificationEmail: 'accounts',
  signInMethods: 'accounts',
  staffAppToken: 'staff',
  signOutEverywhere: 'accounts',
  submitContactForm: 'anybody',
  verifyRazorpayPayment: 'accounts',
};

interface Actor {
  is: readonly Admits[];
  /** A bearer token; undefined for none. */
  token: () => Promise<string | undefined>;
}

const actors: Record<string, Actor> = {
  visitor: { is: ['anybody'], token: async () => undefined },
  'somebody with a forged token': { is: ['anybody'], token: async () => 'e30.e30.x' },
  'somebody with an expired token': {
    is: ['anybody'],
    token: async () => expired(await aStaffMember()).token,
  },
  'customer whose session has ended': {
    is: ['anybody'],
    token: async () => {
      const session = await anOlderSession();
      await auth.revokeRefreshTokens(session.uid);
      return session.token;
    },
  },
  guest: {
    is: ['anybody', 'accounts', 'accounts without a role'],
    token: async () => (await signUpGuest()).token,
  },
  customer: {
    is: ['anybody', 'accounts', 'accounts without a role'],
    token: async () => (await signUp()).token,
  },
  viewer: {
    is: ['anybody', 'accounts', 'staff'],
    token: async () => (await aStaffMember('viewer')).token,
  },
  'revoked administrator': {
    is: ['anybody'],
    token: async () => {
      const former = await aStaffMember();
      await auth.setCustomUserClaims(former.uid, null);
      return former.token;
    },
  },
  'administrator after a shift': {
    is: ['anybody', 'accounts', 'staff'],
    token: async () => {
      const tired = await aStaffMember();
      await age(tired, 13 * hourSeconds);
      return withTokenOfAge(tired, 12 * hourSeconds + 60).token;
    },
  },
  'administrator by another sign-in method': {
    is: ['anybody', 'accounts', 'staff'],
    token: async () => (await aStaffMember('admin', { roleMethods: ['google.com'] })).token,
  },
  'administrator without the second factor': {
    is: ['anybody', 'accounts', 'staff'],
    token: async () => (await aStaffMember('admin', { secondFactor: true })).token,
  },
  'administrator with the second factor': {
    is: ['anybody', 'accounts', 'staff', 'administrators'],
    token: async () => withCode(await aStaffMember('admin', { secondFactor: true })).token,
  },
  administrator: {
    is: ['anybody', 'accounts', 'staff', 'administrators'],
    token: async () => (await aStaffMember()).token,
  },
};

const endpoints = await httpFunctions();

it('each endpoint says whom it admits', () => {
  expect(endpoints.map(({ name }) => name).toSorted()).toEqual(Object.keys(admits).toSorted());
});

it.each(endpoints)(
  '$name admits those, and refuses all others',
  async ({ name, origin, path, method }) => {
    const admitted = admits[name] ?? 'administrators';
    const answers = await Promise.all(
      Object.entries(actors).map(async ([who, { is, token }]) => {
        const isAdmitted = is.includes(admitted);
        // What an endpoint does for an account may end its sessions.
        const isKept = !isAdmitted || admitted === 'anybody';
        const code = await codeFor(await (isKept ? kept(token) : token()), origin + path, method);
        return [who, { isRefused: refusals.has(code ?? ''), isAdmitted }] as const;
      }),
    );
    const wrong = answers.filter(([, { isRefused, isAdmitted }]) => isRefused === isAdmitted);
    expect(wrong.map(([who]) => who)).toEqual([]);
  },
);

const refusals = new Set([
  'unauthenticated',
  'not-staff',
  'only-looking',
  'shift-over',
  'other-method',
  'second-factor-missing',
  'staff-cannot-pay',
]);

/** The code of the answer to an empty request. */
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

const tokens = new Map<Actor['token'], ReturnType<Actor['token']>>();

/** Gives the actor of its first call to each one. */
function kept(token: Actor['token']): ReturnType<Actor['token']> {
  const given = tokens.get(token) ?? token();
  tokens.set(token, given);
  return given;
}
