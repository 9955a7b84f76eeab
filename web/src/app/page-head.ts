/** What a page says about itself in its head. */
export interface PageHead {
  title: string;
  description: string;
}
