import type { Block, Fact } from '../email-content.ts';
import { pageUrl } from './links.ts';
import { breakable, attributes, sizes, textAttributes } from './looks.ts';
import { markup, keepNumbersOnOneLine, type Markup } from './markup.ts';
import type { Colour } from './palette.ts';

export function blockHtml(block: Block, siteUrl: string): Markup {
  if (typeof block === 'string') return paragraph(block, 'ink', 'body');
  switch (block.kind) {
    case 'note':
      return paragraph(block.text, 'muted', 'small');
    case 'quote':
      return quote(block.text);
    case 'facts':
      return table(block.facts.map((fact) => row(fact, 'muted', 'white-space:nowrap;')));
    case 'items':
      return table([
        ...block.items.map((item) => row(item, 'muted', breakable)),
        row(block.total, 'ink', 'font-weight:600;', 'font-weight:600;'),
      ]);
    case 'button':
      return button(block.label, pageUrl(block.path, siteUrl));
  }
}

function paragraph(text: string, colour: Colour, size: 'body' | 'small'): Markup {
  const attributes = textAttributes({ text: colour }, sizes[size], `margin:0 0 16px;${breakable}`);
  return markup`<p ${attributes}>${keepNumbersOnOneLine(text)}</p>`;
}

function quote(text: string): Markup {
  const lines = text.split('\n').map((line, index) => markup`${index > 0 ? br : ''}${line}`);
  const attributes = textAttributes(
    { text: 'ink', fill: 'surfaceSoft', edge: 'action' },
    sizes.body,
    `margin:0 0 24px;padding:16px 20px;border-left-width:3px;border-left-style:solid;border-radius:0 8px 8px 0;${breakable}`,
  );
  return markup`<div ${attributes}>${lines}</div>`;
}

const br = markup`<br>`;

function table(rows: readonly Markup[]): Markup {
  return markup`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:8px 0 24px;">${rows}</table>`;
}

function row(
  { label, value }: Fact,
  labelColour: Colour,
  labelStyle: string,
  valueStyle = '',
): Markup {
  const left = textAttributes(
    { text: labelColour, edge: 'line' },
    sizes.small,
    `padding:10px 16px 10px 0;${hairline}${labelStyle}`,
  );
  const wrapStyle = isAmount(value) ? 'white-space:nowrap;' : breakable;
  const right = textAttributes(
    { text: 'ink', edge: 'line' },
    sizes.small,
    `padding:10px 0;text-align:right;font-variant-numeric:tabular-nums;${wrapStyle}${hairline}${valueStyle}`,
  );
  return markup`<tr><td ${left}>${label}</td><td align="right" ${right}>${value}</td></tr>`;
}

/** Returns whether the value is an amount of money, which must stay on one line. */
function isAmount(value: string): boolean {
  return /^[₹$€][\d,.]+$/.test(value);
}

const hairline = 'border-top-width:1px;border-top-style:solid;vertical-align:top;';

function button(label: string, href: string): Markup {
  const cell = attributes({ fill: 'action' }, 'border-radius:8px;mso-padding-alt:11px 24px;');
  const link = textAttributes(
    { text: 'onAction', fill: 'action' },
    sizes.body,
    'display:inline-block;padding:11px 24px;border-radius:8px;font-weight:600;text-decoration:none;',
  );
  return markup`<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:8px 0 28px;"><tr><td ${cell}><a href="${href}" ${link}>${label}</a></td></tr></table>`;
}
