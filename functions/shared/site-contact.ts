import { site } from './site.ts';

const { street, city, postalCode, state, country } = site.address;

/** The lines of the operator's address, in the Indian format. */
export const siteAddressLines = [street, `${city} ${postalCode}, ${state}`, country];

export const sitePhoneHref = `tel:${site.phone.replaceAll(' ', '')}`;
