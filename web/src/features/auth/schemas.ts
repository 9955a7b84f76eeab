import { profileLengths as maxLengths } from '@shared/accounts/profiles.ts';
import * as z from 'zod/mini';
import {
  companyDetails,
  emailAddress as email,
  filled,
  phoneNumber,
  postcodeOfCountry,
} from '../../core/forms/fields.ts';
import { newPassword, samePasswords } from '../../core/forms/passwords.ts';

const person = {
  name: filled('Please enter your full name.', maxLengths.name),
  phone: phoneNumber,
  address: filled('Please enter your address.', maxLengths.address),
  country: filled('Please select a country.', maxLengths.country),
  state: filled('Please select a state.', maxLengths.state),
  city: filled('Please select a city.', maxLengths.city),
  postcode: z.string(),
  ...companyDetails,
};

export const signUpSchema = z
  .object({ ...person, email, ...newPassword })
  .check(samePasswords(), postcodeOfCountry());

export const linkSchema = z.object({ email, ...newPassword }).check(samePasswords());

/** The email address is optional, because an account may have none. */
export const detailsSchema = z
  .object({ ...person, email: z.union([z.literal(''), email]) })
  .check(postcodeOfCountry());

/** The account's own address isn't validated, because the customer can't change it here. */
export const lockedDetailsSchema = z
  .object({ ...person, email: z.string() })
  .check(postcodeOfCountry());

export type SignUpForm = z.infer<typeof signUpSchema>;
export type LinkForm = z.infer<typeof linkSchema>;
export type DetailsForm = z.infer<typeof detailsSchema>;
