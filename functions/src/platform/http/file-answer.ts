/** A file that an endpoint answers with, to be saved under its name. */
export class FileAnswer {
  /** Of letters, digits, dots and hyphens. */
  readonly name: string;
  readonly type: string;
  readonly bytes: Buffer;

  constructor(name: string, type: string, bytes: Buffer) {
    this.name = name;
    this.type = type;
    this.bytes = bytes;
  }
}
