import { siteAddressLines } from '../../../shared/site-contact.ts';

export const postalAddress = siteAddressLines.join(', ');

export function pageUrl(path: string, siteUrl: string): string {
  return new URL(path, siteUrl).href;
}
