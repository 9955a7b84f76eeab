import { site } from './site.ts';

const { street, city, state, postcode, country } = site.address;

export const siteAddressLines = [street, `${city}, ${state} ${postcode}`, country];

export const sitePhoneHref = `tel:${site.phone.replaceAll(' ', '')}`;
