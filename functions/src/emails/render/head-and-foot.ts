import { mailtoHref } from '../../../shared/messages/mailto.ts';
import { site } from '../../../shared/site.ts';
import type { EmailContent } from '../email-content.ts';
import { postalAddress } from './links.ts';
import { breakable, attributes, sizes, textAttributes } from './looks.ts';
import { markup, keepNumbersOnOneLine, type Markup } from './markup.ts';
import { deep, palette, stroke } from './palette.ts';

const bar = (height: number) =>
  markup`<td valign="bottom" style="padding:0 1px;"><div style="width:3px;height:${height}px;background-color:${stroke};border-radius:2px;"></div></td>`;

const bars = markup`<table role="presentation" align="center" style="margin:0 auto;border-spacing:0;"><tr>${[bar(4), bar(8), bar(4)]}</tr></table>`;

const arc = `width:17px;padding:2px 2px 0;margin:0 auto;background-color:${stroke};border-radius:11px 11px 0 0;`;
const inside = `padding-top:3px;background-color:${palette.action.light};border-radius:9px 9px 0 0;`;
const tile = `width:32px;height:32px;background-color:${palette.action.light};border-radius:8px;`;

/** The mark is drawn with fills. Mail clients block images, and those that darken an email dim its borders. */
const brandMark = markup`<table role="presentation" width="32" height="32" cellpadding="0" cellspacing="0" border="0" style="${tile}"><tr><td align="center" valign="middle" style="padding:0;line-height:0;font-size:0;"><div style="${arc}"><div style="${inside}">${bars}</div></div></td></tr></table>`;

export function headHtml(siteUrl: string): Markup {
  const name = textAttributes({}, sizes.body, 'font-weight:600;');
  return markup`<table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr><td style="padding-right:12px;">${brandMark}</td><td ${name}><a href="${siteUrl}" style="color:${deep.ink};text-decoration:none;">${site.name}</a></td></tr></table>`;
}

export function footHtml({ reason, to }: EmailContent, siteUrl: string): Markup {
  const mail = link(mailtoHref(site.email), site.email);
  const phone = link(`tel:${site.phone.replaceAll(' ', '')}`, site.phone);
  const questions = markup`Questions? Email ${mail} or call ${phone}.`;
  const lines = [
    ...(to === 'operator' ? [] : [questions]),
    keepNumbersOnOneLine(reason),
    markup`${site.legalEntity}<br>${postalAddress}<br>${link(siteUrl, siteUrl)}`,
  ];
  const attributes = textAttributes(
    { text: 'muted' },
    sizes.footer,
    `margin:0 0 10px;${breakable}`,
  );
  return markup`${lines.map((line) => markup`<p ${attributes}>${line}</p>`)}`;
}

function link(href: string, text: string): Markup {
  const style = attributes({ text: 'muted' }, 'text-decoration:underline;white-space:nowrap;');
  return markup`<a href="${href}" ${style}>${text}</a>`;
}
