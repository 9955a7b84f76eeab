const maxAddressLength = 254;
/** One address as mail servers everywhere take it. A domain in another script is written in its ASCII form. */
const address =
  /^[\w!#$%&'*+/=?^`{|}~-]+(\.[\w!#$%&'*+/=?^`{|}~-]+)*@([a-z\d]([a-z\d-]{0,61}[a-z\d])?\.)+[a-z\d]([a-z\d-]{0,61}[a-z\d])?$/i;

/** Whether a letter can be sent to it: one plain address, without a name, a list or a character that a header gives a meaning to. */
export function isMailAddress(value: string): boolean {
  return value.length <= maxAddressLength && value.indexOf('@') <= 64 && address.test(value);
}
