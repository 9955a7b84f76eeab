import { markup } from './markup.ts';
import { palette, stroke } from './palette.ts';

const bar = (height: number) =>
  markup`<td valign="bottom" style="padding:0 1px;"><div style="width:3px;height:${height}px;background-color:${stroke};border-radius:2px;"></div></td>`;

const bars = markup`<table role="presentation" align="center" style="margin:0 auto;border-spacing:0;"><tr>${[bar(4), bar(8), bar(4)]}</tr></table>`;

const arc = `width:17px;padding:2px 2px 0;margin:0 auto;background-color:${stroke};border-radius:11px 11px 0 0;`;
const inside = `padding-top:3px;background-color:${palette.action.light};border-radius:9px 9px 0 0;`;
const tile = `width:32px;height:32px;background-color:${palette.action.light};border-radius:8px;`;

/**
 * The mark of the site's bar, claims of three sizes under one arc. Drawn with fills: mail clients block
 * pictures, and those that darken a letter dim its borders.
 */
export const brandMark = markup`<table role="presentation" width="32" height="32" cellpadding="0" cellspacing="0" border="0" style="${tile}"><tr><td align="center" valign="middle" style="padding:0;line-height:0;font-size:0;"><div style="${arc}"><div style="${inside}">${bars}</div></div></td></tr></table>`;
