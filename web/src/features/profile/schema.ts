import { profileLengths as maxLengths } from '@shared/profiles.ts';
import * as z from 'zod/mini';
import { line } from '../../core/forms/fields.ts';

export const profileSchema = z.object({
  name: line(maxLengths.name),
  phone: line(maxLengths.phone),
  address: line(maxLengths.address),
  country: line(maxLengths.country),
  state: line(maxLengths.state),
  city: line(maxLengths.city),
});

export type ProfileForm = z.infer<typeof profileSchema>;
