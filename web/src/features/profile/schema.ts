import { profileLengths as longest } from '@shared/profiles.ts';
import * as z from 'zod/mini';
import { line } from '../../core/forms/fields.ts';

/** Everything may stay empty here. */
export const profileSchema = z.object({
  name: line(longest.name),
  phone: line(longest.phone),
  address: line(longest.address),
  country: line(longest.country),
  state: line(longest.state),
  city: line(longest.city),
});

export type ProfileForm = z.infer<typeof profileSchema>;
