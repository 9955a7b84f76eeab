import { profileLengths as maxLengths } from '@shared/accounts/profiles.ts';
import { isGstin, plainGstin } from '@shared/values/gstin.ts';
import * as z from 'zod/mini';
import { line, optionalPhoneNumber } from '../../core/forms/fields.ts';

export const profileSchema = z.object({
  name: line(maxLengths.name),
  phone: optionalPhoneNumber,
  address: line(maxLengths.address),
  country: line(maxLengths.country),
  state: line(maxLengths.state),
  city: line(maxLengths.city),
  company: line(maxLengths.company),
  gstin: z.string().check(
    z.overwrite(plainGstin),
    z.refine(
      (text) => text === '' || isGstin(text),
      'Please enter the 15-character GSTIN shown on your GST certificate.',
    ),
  ),
});

export type ProfileForm = z.infer<typeof profileSchema>;
