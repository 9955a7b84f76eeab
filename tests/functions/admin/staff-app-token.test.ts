import { afterAll, afterEach, expect, it, vi } from 'vitest';
import { endpoints } from '../../../functions/shared/endpoints.ts';
import { appCheck } from '../../../functions/src/platform/firebase.ts';
import { postAs } from '../../support/functions/requests.ts';
import { aStaffMember } from '../../support/functions/accounts/staff.ts';

const appId = '1:123:web:abc';
const made = vi.spyOn(appCheck, 'createToken');

afterEach(() => made.mockReset());
afterAll(() => made.mockRestore());

it.each(['admin', 'viewer'] as const)(
  'returns a token to an account with the role %s',
  async (role) => {
    const token = { token: 'a.b.c', ttlMillis: 3_600_000 };
    made.mockResolvedValue(token);
    expect(await postAs(await aStaffMember(role), endpoints.staffAppToken, { appId })).toEqual({
      status: 200,
      body: token,
    });
    expect(made.mock.calls).toEqual([[appId]]);
  },
);

it.each(['', '1:123:ios:abc', 7])('creates no token for the app %j', async (other) => {
  const answer = await postAs(await aStaffMember(), endpoints.staffAppToken, { appId: other });
  expect(answer).toMatchObject({ status: 400 });
  expect(made).not.toHaveBeenCalled();
});
