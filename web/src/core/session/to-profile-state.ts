import type { Profile } from '@shared/accounts/profiles.ts';
import { dateOf, textOf } from '../database/stored-fields.ts';
import type { ProfileState } from './session.ts';

export function toProfileState(uid: string, data: Record<string, unknown>): ProfileState {
  const profile: Profile = {
    uid,
    name: textOf(data['name']),
    email: textOf(data['email']),
    phone: textOf(data['phone']),
    address: textOf(data['address']),
    country: textOf(data['country']),
    state: textOf(data['state']),
    city: textOf(data['city']),
    postcode: textOf(data['postcode']),
    company: textOf(data['company']),
    gstin: textOf(data['gstin']),
    isAnonymous: data['isAnonymous'] === true,
  };
  return { status: 'ready', profile, memberSince: dateOf(data['createdAt']) };
}
