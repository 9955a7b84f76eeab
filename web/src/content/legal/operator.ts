import { site } from '@shared/site.ts';
import { paths } from '@shared/paths.ts';
import { details, link } from './document.ts';

const { street, city, postalCode, state, country } = site.address;

export const emailLink = link(site.email, `mailto:${site.email}`);
const phoneLink = link(site.phone, `tel:${site.phone.replaceAll(' ', '')}`);

/** Where customers see their plans, invoices and payments. */
export const billingPortal = link('billing portal', paths.profile);

/** The operator's name and contact details. */
export const operatorDetails = details({
  Company: site.legalEntity,
  Owner: site.owner,
  Address: `${street}, ${city} ${postalCode}, ${state}, ${country}`,
  Email: [emailLink],
  Phone: [phoneLink],
});
