import { isGstin, plainGstin } from '@shared/values/gstin.ts';
import { isMailAddress, maxMailAddressLength } from '@shared/values/mail-address.ts';
import { isPhone, phoneHint } from '@shared/values/phone.ts';
import { plainCode } from '@shared/values/plain-code.ts';
import { plainLine, plainText } from '@shared/values/plain-text.ts';
import { hasPinCodes, isPostcode, plainPostcode } from '@shared/values/postcode.ts';
import { profileLengths } from '@shared/accounts/profiles.ts';
import * as z from 'zod/mini';

function atMost(maxLength: number) {
  return z.maxLength(maxLength, `Please use no more than ${maxLength} characters.`);
}

/** An optional line. `read` turns the entered text into the line. */
export function line(maxLength: number, read = plainLine) {
  return z.string().check(z.overwrite(read), atMost(maxLength));
}

/** A required line. */
export function filled(message: string, maxLength: number, read = plainLine) {
  return z.string().check(z.overwrite(read), z.minLength(1, message), atMost(maxLength));
}

/** A required text of several lines. */
export function filledLines(message: string, maxLength: number) {
  return z.string().check(z.overwrite(plainText), z.minLength(1, message), atMost(maxLength));
}

export const emailAddress = addressOf('Please enter your email address.');

/** A required email address. `missing` is the message for an empty field. */
export function addressOf(missing: string) {
  return filled(missing, maxMailAddressLength).check(
    z.refine(isMailAddress, 'Please enter a valid email address, like name@example.com.'),
  );
}

const isPhoneOrEmpty = z.refine<string>((text) => text === '' || isPhone(text), phoneHint);

export const phoneNumber = filled(
  'Please enter your phone number.',
  profileLengths.phone,
  plainCode,
).check(isPhoneOrEmpty);

export const optionalPhoneNumber = line(profileLengths.phone, plainCode).check(isPhoneOrEmpty);

/** Reads and checks the optional postcode of a form, because its country decides how. */
export const postcodeOfCountry = () =>
  z.check<{ country: string; postcode: string }>(({ value, issues }) => {
    const { country } = value;
    value.postcode = plainPostcode(value.postcode, country);
    if (value.postcode === '' || isPostcode(value.postcode, country)) return;
    const message = hasPinCodes(country) ? messages.pinCode : messages.postcode;
    issues.push({ code: 'custom', input: value, path: ['postcode'], message });
  });

const messages = {
  pinCode: 'Please enter the 6 digits of your PIN code, like 122002.',
  postcode: 'Please enter a postcode of up to 12 letters, digits, spaces and hyphens.',
};

/** The optional company that receipts name. */
export const companyDetails = {
  company: line(profileLengths.company),
  gstin: z.string().check(
    z.overwrite(plainGstin),
    z.refine(
      (text) => text === '' || isGstin(text),
      'Please enter the 15-character GSTIN shown on your GST certificate.',
    ),
  ),
};
