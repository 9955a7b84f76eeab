import type { EmailContent } from '../email-content.ts';
import { blockHtml } from './block-html.ts';
import { footHtml, headHtml } from './head-and-foot.ts';
import { breakable, darkRules, attributes, sizes, textAttributes } from './looks.ts';
import { markup, Markup } from './markup.ts';
import { deep } from './palette.ts';

const widthPx = 600;

/** Keeps the body of the email out of the inbox's preview line. */
const blankTail = new Markup('&#847;&zwnj;&nbsp;'.repeat(60));

const rules = new Markup(`<style>
:root{color-scheme:light dark;supported-color-schemes:light dark}
a[x-apple-data-detectors]{color:inherit!important;text-decoration:none!important}
@media (max-width:480px){
.page{padding:0!important}
.side{padding-left:20px!important;padding-right:20px!important}
.card{border-radius:0!important;border-width:0 0 1px!important}
.band{border-radius:0!important}
.heading{font-size:26px!important;line-height:32px!important}
}
${darkRules()}
</style>`);

const bare = markup`role="presentation" cellpadding="0" cellspacing="0" border="0"`;

/** Renders tables and inline styles for the clients that need them. Nothing loads from the network. */
export function renderHtml(content: EmailContent, siteUrl: string): Markup {
  return markup`<!doctype html>
<html lang="en-IN" dir="ltr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no,date=no,address=no,email=no,url=no">
<title>${content.subject}</title>
${rules}
</head>
<body ${attributes({ fill: 'surfaceSoft' }, 'margin:0;padding:0;-webkit-text-size-adjust:100%;')}>
<div style="display:none;max-height:0;overflow:hidden;mso-hide:all;">${content.preheader}${blankTail}</div>
<table ${bare} width="100%" ${attributes({ fill: 'surfaceSoft' })}>
<tr><td align="center" class="page" style="padding:32px 16px;">
<table ${bare} width="${widthPx}" style="width:100%;max-width:${widthPx}px;">
<tr><td>${card(content, siteUrl)}</td></tr>
<tr><td class="side" style="padding:24px 33px;">${footHtml(content, siteUrl)}</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`;
}

function card({ tone, status, heading, blocks }: EmailContent, siteUrl: string): Markup {
  const frame = attributes(
    { fill: 'surfaceRaised', edge: 'line' },
    'border-width:1px;border-style:solid;border-collapse:separate;border-radius:12px;',
    'card',
  );
  const statusLook = textAttributes(
    { text: tone === 'action' ? 'actionText' : tone },
    sizes.small,
    'margin:0 0 4px;font-weight:600;',
  );
  const headingLook = textAttributes(
    { text: 'ink' },
    sizes.heading,
    `margin:0 0 20px;font-weight:700;letter-spacing:-0.02em;font-variant-numeric:tabular-nums;${breakable}`,
    'heading',
  );
  return markup`<table ${bare} width="100%" ${frame}>
<tr><td bgcolor="${deep.surface}" class="side band" style="padding:16px 32px;background-color:${deep.surface};border-radius:11px 11px 0 0;">${headHtml(siteUrl)}</td></tr>
<tr><td class="side" style="padding:32px 32px 12px;">
<p ${statusLook}>${status}</p>
<h1 ${headingLook}>${heading}</h1>
${blocks.map((block) => blockHtml(block, siteUrl))}
</td></tr>
</table>`;
}
