import { FirebaseError } from 'firebase/app';
import { beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '../../../core/api/api-error.ts';

const { lookAgain } = vi.hoisted(() => ({ lookAgain: vi.fn<() => Promise<void>>() }));
vi.mock('./follow-staff.ts', () => ({ lookAgain }));
const { noteRefusal } = await import('./note-refusal.ts');

beforeEach(() => void lookAgain.mockReset());

it.each([
  new FirebaseError('permission-denied', 'No.'),
  ...(['not-staff', 'shift-over', 'other-method', 'second-factor-missing'] as const).map(
    (code) => new ApiError(code, 'No.'),
  ),
])('checks again after %s', (error) => {
  noteRefusal(error);
  expect(lookAgain).toHaveBeenCalledOnce();
});

it.each([
  new FirebaseError('unavailable', 'Later.'),
  new ApiError('only-looking', 'No.'),
  new Error('Another.'),
  undefined,
])('does not check again after %s', (error) => {
  noteRefusal(error);
  expect(lookAgain).not.toHaveBeenCalled();
});
