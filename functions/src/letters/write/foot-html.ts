import { site } from '../../../shared/site.ts';
import type { Composition } from './composition.ts';
import { address } from './address.ts';
import { breakable, look, sizes, textLook } from './looks.ts';
import { markup, type Markup } from './markup.ts';
import { withWholeNumbers } from './whole-numbers.ts';

/** Whom to ask, why the letter came, and who sent it. */
export function footHtml({ reason, audience }: Composition, siteUrl: string): Markup {
  const mail = link(`mailto:${site.email}`, site.email);
  const phone = link(`tel:${site.phone.replaceAll(' ', '')}`, site.phone);
  const questions = markup`Questions? Write to ${mail} or call ${phone}.`;
  const lines = [
    ...(audience === 'customer' ? [questions] : []),
    withWholeNumbers(reason),
    markup`${site.legalEntity}<br>${address}<br>${link(siteUrl, siteUrl)}`,
  ];
  const attributes = textLook({ text: 'muted' }, sizes.foot, `margin:0 0 10px;${breakable}`);
  return markup`${lines.map((line) => markup`<p ${attributes}>${line}</p>`)}`;
}

function link(href: string, text: string): Markup {
  const attributes = look({ text: 'muted' }, 'text-decoration:underline;white-space:nowrap;');
  return markup`<a href="${href}" ${attributes}>${text}</a>`;
}
