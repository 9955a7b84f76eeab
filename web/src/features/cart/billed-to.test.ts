import { expect, it } from 'vitest';
import { aProfile } from '../../../../tests/support/documents.ts';
import { anAccount } from '../../../tests/session.ts';
import type { LoggedIn } from '../../core/session/session.ts';
import { billedTo } from './billed-to.ts';

const account = anAccount({ name: 'Asha Example' });
const profile = aProfile('asha', {
  name: 'Asha Example',
  company: 'Example Traders',
  address: '5 Lake Road',
  city: 'Gurugram',
  postcode: '122001',
  state: 'Haryana',
  country: 'India',
});

function withProfile(changed: Partial<typeof profile>): LoggedIn {
  const state = { status: 'ready', profile: { ...profile, ...changed } } as const;
  return { status: 'logged-in', account, profile: state };
}

it('begins with the company', () => {
  expect(billedTo(withProfile({}))).toEqual([
    'Example Traders',
    'Asha Example',
    '5 Lake Road',
    'Gurugram 122001',
    'Haryana, India',
    'asha@example.com',
  ]);
});

it('leaves out what is unknown, and a name that is the same', () => {
  const unknown = { address: '', city: '', postcode: '', state: '' };
  expect(billedTo(withProfile({ ...unknown, company: 'Asha Example' }))).toEqual([
    'Asha Example',
    'India',
    'asha@example.com',
  ]);
});

it('needs no profile', () => {
  expect(billedTo({ status: 'logged-in', account, profile: { status: 'missing' } })).toEqual([
    'Asha Example',
    'asha@example.com',
  ]);
});
