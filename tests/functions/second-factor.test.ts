import { expect, it, vi } from 'vitest';
import { endpoints as paths } from '../../functions/shared/endpoints.ts';
import { receiptEndpoint, receiptNumber } from '../../functions/shared/receipt-numbers.ts';
import type { Account } from '../support/functions/accounts.ts';
import { httpFunctions } from '../support/functions/http-functions.ts';
import { serve } from '../../dev/suite/serve-handler.ts';
import { aStaffMember, withCode } from '../support/functions/staff.ts';

const served = new Map<string, string>();
for (const { name, handler } of await httpFunctions()) served.set(name, await serve(name, handler));

/** Each endpoint that acts for staff: the code of its answer to an empty request. */
const asked = {
  desk: (who: Account) => codeOf('desk', who, { path: paths.desk, method: 'POST' }),
  exportCustomer: (who: Account) =>
    codeOf('exportCustomer', who, { path: paths.exportCustomer, method: 'POST' }),
  downloadReceipt: (who: Account) =>
    codeOf('downloadReceipt', who, { path: receiptEndpoint(receiptNumber('10-11', 1)) }),
};

it.each(Object.entries(asked))(
  '%s demands a second factor of staff where the parameter does, whatever the role says',
  async (_, ask) => {
    const admin = await aStaffMember();
    expect(await ask(admin)).not.toBe('second-factor-missing');
    vi.stubEnv('STAFF_SECOND_FACTOR', 'true');
    expect(await ask(admin)).toBe('second-factor-missing');
    expect(await ask(withCode(admin))).not.toBe('second-factor-missing');
  },
);

async function codeOf(
  name: string,
  { token }: Account,
  { path, method = 'GET' }: { path: string; method?: string },
): Promise<string | undefined> {
  const answer = await fetch(`${served.get(name)}${path}`, {
    method,
    headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
    ...(method === 'POST' && { body: '{}' }),
  });
  return ((await answer.json()) as { code?: string }).code;
}
