/** Sends a browser on to another page of the site. */
export class RedirectAnswer {
  readonly path: string;

  constructor(path: string) {
    this.path = path;
  }
}
