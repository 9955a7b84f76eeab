import { FirebaseError } from 'firebase/app';
import { beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '../../../core/api/api-error.ts';

const { renewToken } = vi.hoisted(() => ({ renewToken: vi.fn<() => Promise<void>>() }));
vi.mock('../start-staff.ts', () => ({ renewToken }));
const { renewTokenIfRefused } = await import('./renew-token-if-refused.ts');

beforeEach(() => void renewToken.mockReset());

it.each([
  new FirebaseError('permission-denied', 'No.'),
  ...(['not-staff', 'shift-over', 'other-method', 'second-factor-missing'] as const).map(
    (code) => new ApiError(code, 'No.'),
  ),
])('checks again after %s', (error) => {
  renewTokenIfRefused(error);
  expect(renewToken).toHaveBeenCalledOnce();
});

it.each([
  new FirebaseError('unavailable', 'Later.'),
  new ApiError('view-only', 'No.'),
  new Error('Another.'),
  undefined,
])('does not check again after %s', (error) => {
  renewTokenIfRefused(error);
  expect(renewToken).not.toHaveBeenCalled();
});
