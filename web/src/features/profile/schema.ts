import { profileLengths as longest } from '@shared/profiles.ts';
import * as z from 'zod/mini';
import { atMost } from '../../core/forms/fields.ts';

const text = (limit: number) => z.string().check(z.trim(), atMost(limit));

/** Everything may stay empty here. */
export const profileSchema = z.object({
  name: text(longest.name),
  phone: text(longest.phone),
  address: text(longest.address),
  country: text(longest.country),
  state: text(longest.state),
  city: text(longest.city),
});

export type ProfileForm = z.infer<typeof profileSchema>;
