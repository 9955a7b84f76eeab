import type { Page } from '@playwright/test';

/** Collects what live regions announce from now on, in this document and the next ones. */
export async function watchAnnouncements(page: Page): Promise<string[]> {
  const heard: string[] = [];
  await page.exposeFunction('hear', (text: string) => heard.push(text));
  await page.addInitScript(() => {
    const live = '[role="status"], [role="alert"], [aria-live="polite"], [aria-live="assertive"]';
    const said = new WeakMap<Element, string>();
    new MutationObserver(() => {
      for (const region of document.querySelectorAll(live)) {
        const text = region.textContent.trim();
        if (text === (said.get(region) ?? '')) continue;
        said.set(region, text);
        if (text) (globalThis as unknown as { hear: (text: string) => void }).hear(text);
      }
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });
  return heard;
}
