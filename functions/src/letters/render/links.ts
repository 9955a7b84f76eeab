import { site } from '../../../shared/site.ts';

const { street, city, state, postalCode, country } = site.address;

export const postalAddress = `${street}, ${city}, ${state} ${postalCode}, ${country}`;

export function pageUrl(path: string, siteUrl: string): string {
  return new URL(path, siteUrl).href;
}
