import { site } from '../../../shared/site.ts';
import type { Block, EmailContent, Fact } from '../email-content.ts';
import { pageUrl, postalAddress } from './links.ts';

export function renderText(content: EmailContent, siteUrl: string): string {
  const { to, status, heading, blocks, reason } = content;
  const questions = `Questions? Email ${site.email} or call ${site.phone}.`;
  const parts = [
    site.name,
    `${status}\n${heading}`,
    ...blocks.map((block) => blockText(block, siteUrl)),
    '--',
    ...(to === 'operator' ? [] : [questions]),
    reason,
    `${site.legalEntity}\n${postalAddress}\n${siteUrl}`,
  ];
  return `${parts.join('\n\n')}\n`;
}

function blockText(block: Block, siteUrl: string): string {
  if (typeof block === 'string') return block;
  switch (block.kind) {
    case 'note':
      return block.text;
    case 'quote':
      return block.text.replace(/^/gm, '> ').replace(/ $/gm, '');
    case 'facts':
      return block.facts.map(factText).join('\n');
    case 'items':
      return [...block.items, block.total].map(factText).join('\n');
    case 'button':
      return `${block.label}:\n${pageUrl(block.path, siteUrl)}`;
  }
}

function factText({ label, value }: Fact): string {
  return `${label}: ${value}`;
}
