import PostalMime, { type Address } from 'postal-mime';

/** A letter as `GET /letters` lists it. */
export interface Letter {
  id: string;
  /** As in the header: an address, or `Name <address>`. */
  from: string;
  /** The Reply-To header; empty if there is none. */
  replyTo: string;
  /** The recipients' addresses, separated by commas. */
  to: string;
  subject: string;
  text: string;
  html: string;
  /** `size` is in bytes. */
  attachments: { filename: string; contentType: string; size: number }[];
}

/** Every received letter, in memory. */
export class Letters {
  #received: { letter: Letter; files: File[] }[] = [];
  #count = 0;

  async receive(raw: Uint8Array, recipients: readonly string[]): Promise<void> {
    const mail = await PostalMime.parse(raw);
    const { subject = '', text = '', html = '' } = mail;
    const files = mail.attachments.map(
      ({ filename, mimeType, content }) =>
        new File([content as BlobPart], filename ?? '', { type: mimeType }),
    );
    this.#count += 1;
    const letter: Letter = {
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
    this.#received.push({ letter, files });
  }

  newestFirst(): Letter[] {
    return this.#received.map(({ letter }) => letter).toReversed();
  }

  attachment(id: string, index: number): File | undefined {
    return this.#received.find(({ letter }) => letter.id === id)?.files[index];
  }

  empty(): void {
    this.#received = [];
  }
}

/** Returns only the name of a group, not its members. */
function nameAddress({ name, address }: Address): string {
  if (address === undefined) return name;
  return name ? `${name} <${address}>` : address;
}
