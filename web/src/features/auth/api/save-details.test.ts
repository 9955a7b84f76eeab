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

it('stores the postcode, the company and its GSTIN, which the first receipt then shows', async () => {
  const optional = { postcode: '122002', company: 'Example Bank', gstin: '27AAPFU0939F1ZV' };
  expect(await saveDetails(owner, { ...details, ...optional })).toBeUndefined();
  const profile = { ...stored, ...optional };
  expect(setDoc.mock.calls).toEqual([['users/asha', { ...profile, createdAt: 'now' }]]);
  expect(setSavedProfile).toHaveBeenCalledExactlyOnceWith(profile);
});

it('stores no empty postcode or company', async () => {
  await saveDetails(owner, { ...details, postcode: '', company: '', gstin: '' });
  const fields = Object.keys(setDoc.mock.lastCall?.[1] ?? {});
  for (const field of ['postcode', 'company', 'gstin']) expect(fields).not.toContain(field);
});
