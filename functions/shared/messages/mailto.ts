/** A link that begins an email to one address. Nothing in the address becomes a header or a second address. */
export function mailtoHref(address: string): string {
  const at = address.lastIndexOf('@');
  const parts = [address.slice(0, at), address.slice(at + 1)];
  return `mailto:${parts.map(encodeURIComponent).join('@')}`;
}
