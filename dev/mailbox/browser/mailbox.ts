import { element } from '../../http/browser/element.ts';
import type { Letter } from '../letters.ts';

element('empty', HTMLButtonElement).addEventListener('click', () => void emptyMailbox());
void showLetters();

async function emptyMailbox(): Promise<void> {
  await fetch('/letters', { method: 'DELETE' });
  await showLetters();
}

async function showLetters(): Promise<void> {
  const response = await fetch('/letters');
  const letters = (await response.json()) as Letter[];
  element('status', HTMLElement).textContent =
    letters.length === 0
      ? 'No letters. Reload the page to look again.'
      : `Letters: ${letters.length}, newest first.`;
  const cards = letters.map(letterCard);
  cards[0]?.setAttribute('open', '');
  element('letters', HTMLElement).replaceChildren(...cards);
}

function letterCard(letter: Letter): HTMLElement {
  const template = element('letter', HTMLTemplateElement);
  const card = template.content.querySelector('details')?.cloneNode(true);
  if (!(card instanceof HTMLElement)) throw new Error('The template holds no letter.');
  part(card, '.subject', HTMLElement).textContent = letter.subject || '(no subject)';
  part(card, '.recipients', HTMLElement).textContent = `to ${letter.to}`;
  showHeader(card, '.from', letter.from);
  showHeader(card, '.reply-to', letter.replyTo);
  showHeader(card, '.to', letter.to);
  showHeader(card, '.subject-line', letter.subject);
  part(card, '.attachments', HTMLElement).hidden = letter.attachments.length === 0;
  part(card, 'ul', HTMLElement).append(...attachmentItems(letter));
  part(card, '.html', HTMLElement).hidden = letter.html === '';
  // The site refuses to open in a frame, so that a letter's links open beside the mailbox.
  part(card, 'iframe', HTMLIFrameElement).srcdoc = `<base target="_blank">${letter.html}`;
  part(card, '.text', HTMLElement).hidden = letter.text === '';
  part(card, 'pre', HTMLElement).textContent = letter.text;
  return card;
}

function showHeader(card: Element, selector: string, value: string): void {
  const row = part(card, selector, HTMLElement);
  row.hidden = value === '';
  part(row, 'dd', HTMLElement).textContent = value;
}

function attachmentItems({ id, attachments }: Letter): HTMLElement[] {
  return attachments.map(({ filename, contentType, size }, index) => {
    const link = document.createElement('a');
    link.href = `/letters/${id}/attachments/${index}`;
    link.textContent = filename || `Attachment ${index + 1}`;
    const item = document.createElement('li');
    item.append(link, ` ${contentType}, ${size.toLocaleString('en-IN')} bytes`);
    return item;
  });
}

function part<Kind extends Element>(card: Element, selector: string, kind: new () => Kind): Kind {
  const found = card.querySelector(selector);
  if (!(found instanceof kind)) throw new Error(`The template holds no ${selector}.`);
  return found;
}
