import { describe, expect, it } from 'vitest';
import type { AccountClaims } from './account-claims.ts';
import { shiftMs, staffRefusal } from './staff-sign-in.ts';

const nowMs = 1_800_000_000_000;
const ownPassword = 'password/asha@example.com';
const claims: AccountClaims = { admin: true, roleMethods: [ownPassword] };
const signIn = { method: ownPassword, atMs: nowMs - shiftMs, hasSecondFactor: false };

describe('a session acts as staff', () => {
  it.each<[AccountClaims, Partial<typeof signIn>]>([
    [claims, {}],
    [{ viewer: true, roleMethods: ['google.com/1', ownPassword] }, {}],
    [{ admin: true, roleMethods: ['google.com/1'] }, { method: 'google.com/1' }],
    [{ ...claims, secondFactor: true }, { hasSecondFactor: true }],
    [claims, { hasSecondFactor: true }],
  ])('with the claims %j and a login with %j', (own, other) => {
    expect(staffRefusal(own, { ...signIn, ...other }, nowMs)).toBeUndefined();
  });
});

it.each<[string, AccountClaims, Partial<typeof signIn>]>([
  ['not-staff', { roleMethods: [ownPassword] }, {}],
  ['not-staff', { admin: true }, {}],
  ['not-staff', { admin: true, roleMethods: [] }, {}],
  ['shift-over', claims, { atMs: nowMs - shiftMs - 1 }],
  ['shift-over', claims, { atMs: Number.NaN }],
  ['other-method', claims, { method: 'google.com' }],
  ['other-method', claims, { method: 'password/former@example.com' }],
  ['other-method', claims, { method: 'anonymous/undefined' }],
  ['other-method', { admin: true, roleMethods: ['google.com/1'] }, { method: 'google.com/2' }],
  ['second-factor-missing', { ...claims, secondFactor: true }, {}],
])('is refused as %s with the claims %j and a login with %j', (code, own, other) => {
  expect(staffRefusal(own, { ...signIn, ...other }, nowMs)).toBe(code);
});
