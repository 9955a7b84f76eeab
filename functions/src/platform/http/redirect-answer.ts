/** Sends the browser to a page of the site. */
export class RedirectAnswer {
  readonly path: string;

  constructor(path: string) {
    this.path = path;
  }
}
