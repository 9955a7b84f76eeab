import { html } from 'hono/html';
import { pageOf, type Html } from '../http/pages.ts';
import type { Letter } from './letters.ts';

/** The page that shows all letters, the first one open. */
export function lettersPage(letters: readonly Letter[]): Html {
  const status =
    letters.length === 0
      ? 'No letters. Reload the page to look again.'
      : `Letters: ${letters.length}, newest first.`;
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
  const recipients = html`<span class="recipients">to ${to}</span>`;
  const heading = html`<strong>${subject || '(no subject)'}</strong> ${recipients}`;
  return html`<details ${isOpen ? 'open' : ''}>
    <summary>${heading}</summary>
    <dl>
      ${header('From', from)} ${header('Reply to', replyTo)} ${header('To', to)}
      ${header('Subject', subject)}
    </dl>
    ${attachmentList(letter)}
    ${
      letter.html &&
      html`<h2>HTML</h2>
        <iframe
          title="HTML part"
          sandbox="allow-popups allow-popups-to-escape-sandbox"
          srcdoc="${source}"
        ></iframe>`
    }
    ${
      text &&
      html`<h2>Text</h2>
        <pre>${text}</pre>`
    }
  </details>`;
}

function header(name: string, value: string): Html | '' {
  return (
    value &&
    html`<dt>${name}</dt>
      <dd>${value}</dd>`
  );
}

function attachmentList({ id, attachments }: Letter): Html | '' {
  if (attachments.length === 0) return '';
  const items = attachments.map(({ filename, contentType, size }, index) => {
    const name = filename || `Attachment ${index + 1}`;
    const details = `${contentType}, ${size.toLocaleString('en-IN')} bytes`;
    return html`<li><a href="/letters/${id}/attachments/${index}">${name}</a> ${details}</li>`;
  });
  return html`<h2>Attachments</h2>
    <ul>
      ${items}
    </ul>`;
}
