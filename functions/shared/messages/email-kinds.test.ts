import { expect, it } from 'vitest';
import { hasAddress, emailNames, losesAddress, type EmailKind } from './email-kinds.ts';

const kinds = Object.keys(emailNames) as EmailKind[];

it.each(kinds)('%s to an account loses its address if only the email has it', (kind) => {
  const isElsewhere = hasAddress({ kind, state: 'sent', recipientEmail: null });
  expect(losesAddress({ uid: 'customer', kind })).toBe(!isElsewhere);
});
