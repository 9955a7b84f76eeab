import { html } from 'hono/html';
import { pageOf, type Html } from '../http/pages.ts';
import type { Email } from './emails.ts';

export function emailsPage(emails: readonly Email[]): Html {
  const status =
    emails.length === 0
      ? 'No emails yet. Reload the page to check again.'
      : `Emails: ${emails.length}, newest first.`;
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
        ${emails.map((email, index) => emailCard(email, index === 0))}
      </main>`,
  );
}

function emailCard(email: Email, isOpen: boolean): Html {
  const { from, replyTo, to, subject, text } = email;
  // The site can't open in a frame, so an email's links open in a new tab.
  const source = `<base target="_blank">${email.html}`;
  return html`<details ${isOpen ? 'open' : ''}>
    <summary><strong>${subject || '(no subject)'}</strong> to ${to}</summary>
    <p>From ${from}${replyTo && html`, reply to ${replyTo}`}</p>
    ${attachmentList(email)}
    ${
      email.html &&
      html`<iframe
        title="HTML part"
        sandbox="allow-popups allow-popups-to-escape-sandbox"
        srcdoc="${source}"
      ></iframe>`
    }
    <pre>${text}</pre>
  </details>`;
}

function attachmentList({ id, attachments }: Email): Html | '' {
  if (attachments.length === 0) return '';
  const items = attachments.map(({ filename, contentType, size }, index) => {
    const name = filename || `Attachment ${index + 1}`;
    const details = `${contentType}, ${size.toLocaleString('en-IN')} bytes`;
    return html`<li><a href="/emails/${id}/attachments/${index}">${name}</a> ${details}</li>`;
  });
  return html`<ul>
    ${items}
  </ul>`;
}
