import { site } from './site.ts';

const { street, city, postalCode, state, country } = site.address;

/** The operator's address as it is written in India, line by line. */
export const siteAddressLines = [street, `${city} ${postalCode}, ${state}`, country];

export const sitePhoneHref = `tel:${site.phone.replaceAll(' ', '')}`;
