import PostalMime, { type Address } from 'postal-mime';

/** An email as `GET /emails` and `GET /emails?to=<address>` list it. */
export interface Email {
  id: string;
  /** An address, or `Name <address>`. */
  from: string;
  /** The Reply-To header, or an empty string. */
  replyTo: string;
  /** The recipients' addresses, separated by commas. */
  to: string;
  subject: string;
  text: string;
  html: string;
  /** `size` is in bytes. */
  attachments: { filename: string; contentType: string; size: number }[];
}

export class Emails {
  #received: { email: Email; files: File[] }[] = [];
  #count = 0;

  async receive(raw: Uint8Array, recipients: readonly string[]): Promise<void> {
    const mail = await PostalMime.parse(raw);
    const { subject = '', text = '', html = '' } = mail;
    const files = mail.attachments.map(
      ({ filename, mimeType, content }) =>
        new File([content as BlobPart], filename ?? '', { type: mimeType }),
    );
    this.#count += 1;
    const email: Email = {
      id: String(this.#count),
      from: mail.from ? nameAddress(mail.from) : '',
      replyTo: (mail.replyTo ?? []).map(nameAddress).join(', '),
      to: recipients.join(', '),
      subject,
      text,
      html,
      attachments: files.map(({ name, type, size }) => ({
        filename: name,
        contentType: type,
        size,
      })),
    };
    this.#received.push({ email, files });
  }

  /** Returns all emails, or those to one address, newest first. */
  newestFirst(recipient?: string): Email[] {
    const emails = this.#received.map(({ email }) => email).toReversed();
    if (recipient === undefined) return emails;
    return emails.filter(({ to }) => to.split(', ').includes(recipient));
  }

  attachment(id: string, index: number): File | undefined {
    return this.#received.find(({ email }) => email.id === id)?.files[index];
  }

  empty(): void {
    this.#received = [];
  }
}

/** Formats an address. A group has no address, so only its name is returned. */
function nameAddress({ name, address }: Address): string {
  if (address === undefined) return name;
  return name ? `${name} <${address}>` : address;
}
