import { site } from '@shared/site.ts';
import { paths } from '@shared/paths.ts';
import { details, link } from '../text-document.ts';

const { street, city, postalCode, state, country } = site.address;

export const emailLink = link(site.email, `mailto:${site.email}`);
const phoneLink = link(site.phone, `tel:${site.phone.replaceAll(' ', '')}`);

export const billingPortal = link('billing portal', paths.profile);

export const operatorDetails = details({
  Company: site.legalEntity,
  Owner: site.owner,
  Address: `${street}, ${city} ${postalCode}, ${state}, ${country}`,
  Email: [emailLink],
  Phone: [phoneLink],
});
