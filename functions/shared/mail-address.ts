const maxAddressLength = 254;
/** An address that every mail server accepts. A domain in another script must be in its ASCII form. */
const address =
  /^[\w!#$%&'*+/=?^`{|}~-]+(\.[\w!#$%&'*+/=?^`{|}~-]+)*@([a-z\d]([a-z\d-]{0,61}[a-z\d])?\.)+[a-z\d]([a-z\d-]{0,61}[a-z\d])?$/i;

/** Whether the value is one plain address, without a name, a list or a character with a meaning in headers. */
export function isMailAddress(value: string): boolean {
  return value.length <= maxAddressLength && value.indexOf('@') <= 64 && address.test(value);
}
