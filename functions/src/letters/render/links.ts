import { paths } from '../../../shared/paths.ts';
import { site } from '../../../shared/site.ts';

const { street, city, state, postalCode, country } = site.address;

export const postalAddress = `${street}, ${city}, ${state} ${postalCode}, ${country}`;

export function profileUrl(siteUrl: string): string {
  return urlOf(paths.profile, siteUrl);
}

export function urlOf(path: string, siteUrl: string): string {
  return new URL(path, siteUrl).href;
}
