import { beforeEach, expect, it, vi } from 'vitest';

const setDoc = vi.hoisted(() => vi.fn<(path: string, data: object) => Promise<void>>());
vi.mock('firebase/firestore', () => ({
  doc: (_: object, path: string) => path,
  serverTimestamp: () => 'now',
  setDoc,
}));
vi.mock('../../../lib/firestore.ts', () => ({ firestore: () => ({}) }));
vi.mock('../../../core/session/session.ts');

const { setSavedProfile } = await import('../../../core/session/session.ts');
const { saveDetails } = await import('./save-details.ts');

const owner = { uid: 'asha', email: 'asha@example.com', isAnonymous: false };
const details = {
  name: 'Asha Example',
  email: '',
  phone: '+91 90000 00000',
  address: '1 Example Road',
  country: 'India',
  state: 'Haryana',
  city: 'Gurugram',
};
const stored = { ...details, ...owner };

beforeEach(() => void vi.resetAllMocks());

it('stores the company and its GSTIN, which the first receipt then shows', async () => {
  const company = { company: 'Example Bank', gstin: '27AAPFU0939F1ZV' };
  expect(await saveDetails(owner, { ...details, ...company })).toBeUndefined();
  const profile = { ...stored, ...company };
  expect(setDoc.mock.calls).toEqual([['users/asha', { ...profile, createdAt: 'now' }]]);
  expect(setSavedProfile).toHaveBeenCalledExactlyOnceWith(profile);
});

it('stores no empty company', async () => {
  await saveDetails(owner, { ...details, company: '', gstin: '' });
  expect(Object.keys(setDoc.mock.lastCall?.[1] ?? {})).not.toContain('company');
  expect(Object.keys(setDoc.mock.lastCall?.[1] ?? {})).not.toContain('gstin');
});
