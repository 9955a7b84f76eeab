import type { TokenOptions } from '@firebase/rules-unit-testing';

/** Who comes to the database. */
export interface Actor {
  /** Whose documents they try to reach. */
  target: string;
  /** Undefined for who is not signed in. */
  account?: { uid: string; token: TokenOptions };
}

/** The account whose documents the tests are about. */
const ownerUid = 'owner';
/** Of every account that has an address, and of every document that a builder makes. */
const email = 'asha@example.com';
/** An account that is being deleted, or is gone: its token still serves for up to an hour. */
export const leavingUid = 'leaving';
/** Accounts whose sessions were ended in this second: tokens of earlier sign-ins may still be valid for an hour. */
export const revokedUids = ['revoked', 'revoked-administrator'] as const;
export const revokedAtSeconds = 1_800_000_000;

const byPassword: TokenOptions = {
  email,
  email_verified: true,
  firebase: { sign_in_provider: 'password' },
};
const unverified: TokenOptions = { ...byPassword, email_verified: false };
const asGuest: TokenOptions = { firebase: { sign_in_provider: 'anonymous' } };
const asAdmin: TokenOptions = { ...byPassword, admin: true };
const asViewer: TokenOptions = { ...byPassword, viewer: true };
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
  visitor: { target: ownerUid },
} satisfies Record<string, Actor>;

export type ActorName = keyof typeof actors;
export const actorNames = Object.keys(actors) as ActorName[];

function atHome(uid: string, token: TokenOptions): Actor {
  return { target: uid, account: { uid, token } };
}
