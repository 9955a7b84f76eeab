import { mailtoHref } from '@shared/messages/mailto.ts';
import { siteAddressLines, sitePhoneHref } from '@shared/site-contact.ts';
import { site } from '@shared/site.ts';
import { paths } from '@shared/paths.ts';
import { details, link } from '../text-document.ts';

export const emailLink = link(site.email, mailtoHref(site.email));
const phoneLink = link(site.phone, sitePhoneHref);

export const billingPortal = link('billing portal', paths.profile);

export const operatorDetails = details({
  Company: site.legalEntity,
  Owner: site.owner,
  Address: siteAddressLines.join(', '),
  Email: [emailLink],
  Phone: [phoneLink],
});
