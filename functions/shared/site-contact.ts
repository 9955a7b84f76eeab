import { site } from './site.ts';

const { street, city, postalCode, state, country } = site.address;

export const siteAddressLines = [street, `${city} ${postalCode}, ${state}`, country];

export const sitePhoneHref = `tel:${site.phone.replaceAll(' ', '')}`;
