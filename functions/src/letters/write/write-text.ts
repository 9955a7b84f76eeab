import { site } from '../../../shared/site.ts';
import type { Block, Composition, Fact } from './composition.ts';
import { address } from './address.ts';

/** The letter for readers without HTML. */
export function writeText(letter: Composition, siteUrl: string): string {
  const { status, heading, blocks, reason, audience } = letter;
  const foot = [
    ...(audience === 'customer'
      ? [`Questions? Write to ${site.email} or call ${site.phone}.`]
      : []),
    reason,
    `${site.legalEntity}\n${address}\n${siteUrl}`,
  ];
  return `${[site.name, `${status}\n${heading}`, ...blocks.map(blockText), '--', ...foot].join('\n\n')}\n`;
}

function blockText(block: Block): string {
  switch (block.kind) {
    case 'paragraph':
    case 'note':
      return block.text;
    case 'quote':
      return block.text.replace(/^/gm, '> ').replace(/ $/gm, '');
    case 'facts':
      return block.facts.map(factText).join('\n');
    case 'items':
      return [...block.items, block.total].map(factText).join('\n');
    case 'button':
      return `${block.label}:\n${block.href}`;
  }
}

function factText({ label, value }: Fact): string {
  return `${label}: ${value}`;
}
