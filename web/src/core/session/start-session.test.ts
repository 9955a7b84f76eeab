import { afterEach, expect, it, vi } from 'vitest';
import { aStorage } from '../../../../tests/support/storage-stand-ins.ts';

vi.mock('./follow-user.ts', () => ({
  followUser: () => Promise.resolve(),
  signOut: () => Promise.resolve(),
}));
const { signOut } = await import('./start-session.ts');
const { staffDraftsKey } = await import('./staff-drafts.ts');

afterEach(() => void vi.unstubAllGlobals());

it("a logout on the site removes staff's drafts", async () => {
  vi.stubGlobal('sessionStorage', aStorage({ [staffDraftsKey]: '{}' }));
  await signOut();
  expect(sessionStorage).toHaveLength(0);
});
