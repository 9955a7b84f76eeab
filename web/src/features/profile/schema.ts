import { profileLengths as maxLengths } from '@shared/accounts/profiles.ts';
import * as z from 'zod/mini';
import {
  companyDetails,
  line,
  optionalPhoneNumber,
  postcodeOfCountry,
} from '../../core/forms/fields.ts';

export const profileSchema = z
  .object({
    name: line(maxLengths.name),
    phone: optionalPhoneNumber,
    address: line(maxLengths.address),
    country: line(maxLengths.country),
    state: line(maxLengths.state),
    city: line(maxLengths.city),
    postcode: z.string(),
    ...companyDetails,
  })
  .check(postcodeOfCountry());

export type ProfileForm = z.infer<typeof profileSchema>;
