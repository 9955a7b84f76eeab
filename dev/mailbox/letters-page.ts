import { html } from 'hono/html';
import { pageOf, type Html } from '../http/pages.ts';
import type { Letter } from './letters.ts';

/** The page that shows all letters, the first one open. */
export function lettersPage(letters: readonly Letter[]): Html {
  const status =
    letters.length === 0
      ? 'No emails yet. Reload the page to check again.'
      : `Emails: ${letters.length}, newest first.`;
  return pageOf(
    'Mailbox',
    ['/plain.css', '/mailbox.css'],
    '',
    html`<header>
        <h1>Mailbox</h1>
        <form method="post" action="/empty"><button>Empty the mailbox</button></form>
      </header>
      <main>
        <p role="status">${status}</p>
        ${letters.map((letter, index) => letterCard(letter, index === 0))}
      </main>`,
  );
}

function letterCard(letter: Letter, isOpen: boolean): Html {
  const { from, replyTo, to, subject, text } = letter;
  // The site refuses to open in a frame, so a letter's links open in a new tab.
  const source = `<base target="_blank">${letter.html}`;
  return html`<details ${isOpen ? 'open' : ''}>
    <summary><strong>${subject || '(no subject)'}</strong> to ${to}</summary>
    <p>From ${from}${replyTo && html`, reply to ${replyTo}`}</p>
    ${attachmentList(letter)}
    ${
      letter.html &&
      html`<iframe
        title="HTML part"
        sandbox="allow-popups allow-popups-to-escape-sandbox"
        srcdoc="${source}"
      ></iframe>`
    }
    <pre>${text}</pre>
  </details>`;
}

function attachmentList({ id, attachments }: Letter): Html | '' {
  if (attachments.length === 0) return '';
  const items = attachments.map(({ filename, contentType, size }, index) => {
    const name = filename || `Attachment ${index + 1}`;
    const details = `${contentType}, ${size.toLocaleString('en-IN')} bytes`;
    return html`<li><a href="/letters/${id}/attachments/${index}">${name}</a> ${details}</li>`;
  });
  return html`<ul>
    ${items}
  </ul>`;
}
