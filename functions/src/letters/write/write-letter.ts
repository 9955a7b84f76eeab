import type { Composition, WrittenLetter } from './composition.ts';
import { writeHtml } from './write-html.ts';
import { writeText } from './write-text.ts';

/** Writes the same as text and as HTML. */
export function writeLetter(composition: Composition, siteUrl: string): WrittenLetter {
  const { subject, replyTo } = composition;
  return {
    subject,
    text: writeText(composition, siteUrl),
    html: writeHtml(composition, siteUrl).source,
    ...(replyTo !== undefined && { replyTo }),
  };
}
