/** Returns a mailto link to one address. No part of the address can become a header or a second recipient. */
export function mailtoHref(address: string): string {
  const at = address.lastIndexOf('@');
  const parts = [address.slice(0, at), address.slice(at + 1)];
  return `mailto:${parts.map(encodeURIComponent).join('@')}`;
}
