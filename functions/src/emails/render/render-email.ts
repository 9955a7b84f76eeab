import { site } from '../../../shared/site.ts';
import type { Email } from '../../platform/mail/email.ts';
import type { EmailContent } from '../email-content.ts';
import { renderHtml } from './render-html.ts';
import { renderText } from './render-text.ts';

interface Site {
  siteUrl: string;
  operatorEmail: string;
}

/** Renders the email as text and as HTML. `id` is the id of the outbox entry. */
export function renderEmail(
  id: string,
  content: EmailContent,
  { siteUrl, operatorEmail }: Site,
): Email {
  const { to, subject, follows, attachments } = content;
  // Nobody reads the sender's mailbox, so replies go to the team.
  const replyTo = content.replyTo ?? (to === 'operator' ? undefined : site.email);
  return {
    id,
    to: to === 'operator' ? operatorEmail : to.address,
    subject,
    text: renderText(content, siteUrl),
    html: renderHtml(content, siteUrl).source,
    ...(replyTo !== undefined && { replyTo }),
    ...(follows && { follows }),
    ...(attachments && { attachments }),
  };
}
