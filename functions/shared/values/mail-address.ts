export const maxMailAddressLength = 254;
const maxLocalLength = 64;

const atom = "[A-Za-z0-9_!#$%&'*+/=?^`{|}~-]+";
const label = '[A-Za-z0-9]([A-Za-z0-9-]{0,61}[A-Za-z0-9])?';
const topLevel = '([A-Za-z]{2,63}|[Xx][Nn]--[A-Za-z0-9-]{1,59})';
const address = new RegExp(`^${atom}([.]${atom})*@(${label}[.])+${topLevel}$`);

/**
 * Returns whether a text is an email address. Forms, endpoints and the mailer use this rule, and isEmail in
 * firestore.rules repeats it. It accepts one plain address that mail servers everywhere accept. A name, a list and
 * characters with a meaning in a header are rejected. A domain in another script must be in its ASCII form.
 */
export function isMailAddress(value: string): boolean {
  return (
    value.length <= maxMailAddressLength &&
    value.indexOf('@') <= maxLocalLength &&
    address.test(value)
  );
}
