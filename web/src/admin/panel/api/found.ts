/** A record that a search found. */
export interface Found {
  href: string;
  title: string;
  hint: string;
}
