import type { StaffRefusal } from '@shared/accounts/staff-sign-in.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';

vi.mock('../../lib/env.ts', () => ({ env: { hasIdentityPlatform: true, firebase: {} } }));
vi.mock('../../lib/firebase.ts', () => ({ auth: () => undefined }));

const { env } = await import('../../lib/env.ts');
const { RefusedApp } = await import('./refused-app.tsx');

it.each<[StaffRefusal, methods: string[], says: string[]]>([
  ['not-staff', [], ['asha@example.com', 'Logout']],
  ['shift-over', [], ['You logged in more than 12 hours ago.', 'Continue with Google']],
  [
    'other-method',
    ['google.com/1', 'password'],
    ['Please log in with Google or your email and password', 'Continue with Google'],
  ],
  ['second-factor-missing', [], ['Your access needs a second factor', 'Set up an authenticator']],
])('a session refused as %s shows the reason and the next step', (refusal, methods, says) => {
  const page = markupOf(refusal, methods);
  for (const text of says) expect(page).toContain(text);
});

it('offers no authenticator app if Identity Platform is off', () => {
  Object.assign(env, { hasIdentityPlatform: false });
  const page = markupOf('second-factor-missing', []);
  expect(page).not.toContain('Set up an authenticator');
  expect(page).toContain('Please tell its operator.');
});

function markupOf(refusal: StaffRefusal, methods: string[]): string {
  const staff = {
    status: 'refused',
    uid: 'asha',
    email: 'asha@example.com',
    refusal,
    methods,
  } as const;
  return renderToStaticMarkup(<RefusedApp staff={staff} />);
}
