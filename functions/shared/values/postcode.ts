import { plainCode } from './plain-code.ts';

/** The formats of postcodes. firestore.rules repeats them. */
const pinCode = /^[1-9]\d{5}$/;
const postcode = /^[\dA-Z](?:[\dA-Z -]{0,10}[\dA-Z])?$/;

/** Returns whether a text that `plainPostcode` read is a postcode of the country, which is named as in countries.ts. */
export function isPostcode(text: string, country: string): boolean {
  return (hasPinCodes(country) ? pinCode : postcode).test(text);
}

/** Reads an entered postcode. A PIN code may be grouped, such as 110 001. */
export function plainPostcode(entered: string, country: string): string {
  const code = plainCode(entered).toUpperCase();
  return hasPinCodes(country) ? code.replaceAll(/[ -]/g, '') : code;
}

/** Returns whether a country calls its postcodes PIN codes, as India does. */
export function hasPinCodes(country: string): boolean {
  return country === 'India';
}

/** Returns the line of a postal address that ends with the postcode. Empty parts are left out. */
export function cityLine(address: { city?: string; state?: string; postcode?: string }): string {
  const { city, state, postcode } = address;
  const place = [city, state].filter(Boolean).join(', ');
  return [place, postcode].filter(Boolean).join(' ');
}
