import { countryByName } from '@shared/values/countries.ts';
import { isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/min';

/**
 * Returns a phone number in the form that Razorpay expects, such as `+919876543210`. A number without a country code is
 * read as one of `country`, a name of the list. Returns undefined if it isn't a number there.
 */
export function toContact(phone: string, country: string): string | undefined {
  const code = countryByName(country)?.iso2;
  const number = parsePhoneNumberFromString(phone, {
    ...(code !== undefined && isSupportedCountry(code) && { defaultCountry: code }),
    extract: false,
  });
  return number?.isValid() ? number.number : undefined;
}
