import PostalMime, { type Attachment } from 'postal-mime';

/** A letter as `GET /letters` lists it. */
export interface Letter {
  id: string;
  /** The addresses it was delivered to, with commas between. */
  to: string;
  subject: string;
  text: string;
  html: string;
  /** `size` is in bytes. */
  attachments: { filename: string; contentType: string; size: number }[];
}

export interface AttachmentFile {
  filename: string;
  contentType: string;
  bytes: Uint8Array;
}

/** Every letter that came in, in memory. */
export class Letters {
  #received: { letter: Letter; files: AttachmentFile[] }[] = [];
  #count = 0;

  async receive(raw: Uint8Array, recipients: readonly string[]): Promise<void> {
    const { subject = '', text = '', html = '', attachments } = await PostalMime.parse(raw);
    const files = attachments.map(toFile);
    this.#count += 1;
    this.#received.push({
      letter: {
        id: String(this.#count),
        to: recipients.join(', '),
        subject,
        text,
        html,
        attachments: files.map(({ filename, contentType, bytes }) => ({
          filename,
          contentType,
          size: bytes.byteLength,
        })),
      },
      files,
    });
  }

  newestFirst(): Letter[] {
    return this.#received.map(({ letter }) => letter).toReversed();
  }

  attachment(id: string, index: number): AttachmentFile | undefined {
    return this.#received.find(({ letter }) => letter.id === id)?.files[index];
  }

  empty(): void {
    this.#received = [];
  }
}

function toFile({ filename, mimeType, content }: Attachment): AttachmentFile {
  return {
    filename: filename ?? '',
    contentType: mimeType,
    bytes: typeof content === 'string' ? Buffer.from(content) : new Uint8Array(content),
  };
}
