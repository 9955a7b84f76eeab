import type { TokenOptions } from '@firebase/rules-unit-testing';

export interface Actor {
  /** The account whose documents the actor tries to reach. */
  target: string;
  /** Undefined for a visitor who isn't signed in. */
  account?: { uid: string; token: TokenOptions };
}

const ownerUid = 'owner';
/** The address of every account that has one, and of every document that a builder makes. */
const email = 'asha@example.com';
/** An account that is being deleted or is gone. Its token stays valid for up to an hour. */
export const leavingUid = 'leaving';
/** Accounts whose sessions ended at `revokedAtSeconds`. Tokens of earlier logins may stay valid for an hour. */
export const revokedUids = ['revoked', 'revoked-administrator'] as const;
export const revokedAtSeconds = Math.floor(Date.now() / 1000) - 60;
const hourSeconds = 60 * 60;
/** Login times of staff, with room for the duration of the tests. */
const shiftBegan = revokedAtSeconds - 11 * hourSeconds;
const shiftOver = revokedAtSeconds - 12 * hourSeconds;

const byPassword: TokenOptions = {
  email,
  email_verified: true,
  firebase: { sign_in_provider: 'password' },
};
const unverified: TokenOptions = { ...byPassword, email_verified: false };
const asGuest: TokenOptions = { firebase: { sign_in_provider: 'anonymous' } };
const asStaff: TokenOptions = {
  ...byPassword,
  roleMethods: [`password/${email}`],
  auth_time: shiftBegan,
};
const asAdmin: TokenOptions = { ...asStaff, admin: true };
const asViewer: TokenOptions = { ...asStaff, viewer: true };
/** The Auth emulator can't create such a token, because it has no authenticator apps. */
const withCode = { sign_in_provider: 'password', sign_in_second_factor: 'totp' } as const;
const before = { auth_time: revokedAtSeconds - 1 };
const after = { auth_time: revokedAtSeconds };
const [revokedUid, revokedAdminUid] = revokedUids;

export const actors = {
  owner: atHome(ownerUid, byPassword),
  'guest at home': atHome('guest', asGuest),
  'unverified at home': atHome('unverified', unverified),
  'admin at home': atHome('administrator', asAdmin),
  'owner being deleted': atHome(leavingUid, byPassword),
  'owner with an ended session': atHome(revokedUid, { ...byPassword, ...before }),
  'admin with an ended session': atHome(revokedAdminUid, { ...asAdmin, ...before }),
  'owner signed in again': atHome(revokedUid, { ...byPassword, ...after }),
  'admin signed in again': atHome(revokedAdminUid, { ...asAdmin, ...after }),
  other: { target: ownerUid, account: { uid: 'other', token: byPassword } },
  guest: { target: ownerUid, account: { uid: 'guest', token: asGuest } },
  admin: { target: ownerUid, account: { uid: 'administrator', token: asAdmin } },
  'no admin': { target: ownerUid, account: { uid: 'other', token: { ...asAdmin, admin: 'true' } } },
  'former admin': {
    target: ownerUid,
    account: { uid: 'other', token: { ...asAdmin, admin: false } },
  },
  viewer: { target: ownerUid, account: { uid: 'viewer', token: asViewer } },
  'no viewer': { target: ownerUid, account: { uid: 'other', token: { ...asViewer, viewer: 1 } } },
  'viewer with an ended session': {
    target: ownerUid,
    account: { uid: revokedAdminUid, token: { ...asViewer, ...before } },
  },
  'admin after a shift': staff({ ...asAdmin, auth_time: shiftOver }),
  'viewer after a shift': staff({ ...asViewer, auth_time: shiftOver }),
  'admin by another method': staff({ ...asAdmin, roleMethods: ['google.com'] }),
  'viewer by another method': staff({ ...asViewer, roleMethods: ['google.com'] }),
  'admin after a change of address': staff({
    ...asAdmin,
    roleMethods: ['password/former@example.com', 'password'],
  }),
  'admin by Google': staff({ ...asAdmin, roleMethods: ['google.com/1'], firebase: byGoogle('1') }),
  'admin by another Google account': staff({
    ...asAdmin,
    roleMethods: ['google.com/1', 'google.com'],
    firebase: byGoogle('2'),
  }),
  'admin without methods': staff({ ...asAdmin, roleMethods: undefined }),
  'admin without a second factor': staff({ ...asAdmin, secondFactor: true }),
  'viewer without a second factor': staff({ ...asViewer, secondFactor: true }),
  'admin with a second factor': staff({ ...asAdmin, secondFactor: true, firebase: withCode }),
  'viewer with a second factor': staff({ ...asViewer, secondFactor: true, firebase: withCode }),
  visitor: { target: ownerUid },
} satisfies Record<string, Actor>;

export type ActorName = keyof typeof actors;
export const actorNames = Object.keys(actors) as ActorName[];

function staff(token: TokenOptions): Actor {
  return { target: ownerUid, account: { uid: 'staff', token } };
}

function atHome(uid: string, token: TokenOptions): Actor {
  return { target: uid, account: { uid, token } };
}

function byGoogle(id: string): NonNullable<TokenOptions['firebase']> {
  return { sign_in_provider: 'google.com', identities: { 'google.com': [id] } };
}
