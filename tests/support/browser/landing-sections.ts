import { expect, type Page } from '@playwright/test';

const sections = {
  Home: /debt recovery across borders/,
  About: /Local agents/,
  Products: /Products built for each region/,
  Process: /Four steps/,
  Contact: /Book a demo/,
};
export const sectionNames = Object.keys(sections) as SectionName[];
export type SectionName = keyof typeof sections;

/** Expects that the page has scrolled to the section and focused it. */
export async function expectArrival(page: Page, name: SectionName): Promise<void> {
  const section = page.getByRole('region', { name: sections[name] });
  await expect(section).toBeFocused();
  // A section near either end of the page can't reach the usual position.
  const isAtEdge = () =>
    page.evaluate(() => {
      const { scrollHeight, clientHeight } = document.documentElement;
      return scrollY === 0 || scrollHeight - clientHeight - scrollY < 1;
    });
  await expect(async () => {
    const top = await section.evaluate((element) => element.getBoundingClientRect().top);
    const isThere = Math.abs(top - 80) < 1.5;
    expect(isThere || (await isAtEdge())).toBe(true);
  }).toPass();
}
