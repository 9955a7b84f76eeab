import type { Page, TestInfo } from '@playwright/test';
import { specifiedLogs, specifiedMessages, specifiedRoutes } from './specified.ts';

/** The annotation that a test gets for each specified thing that its page really showed. */
export const sightingType = 'shows';

/**
 * Notes on the test which addresses its page reached and which specified messages were visible there,
 * or stood in its console. `npm test` keeps them as a table and fails for what no test has reached.
 */
export async function noteSightings(page: Page, testInfo: TestInfo): Promise<void> {
  const note = (description: string) => {
    const isKnown = testInfo.annotations.some((known) => known.description === description);
    if (!isKnown) testInfo.annotations.push({ type: sightingType, description });
  };
  await page.exposeFunction('noteAddress', (path: string) =>
    note(specifiedRoutes.includes(path) ? path : '*'),
  );
  await page.exposeFunction('noteMessage', note);
  page.on('console', (message) => {
    const text = message.text();
    for (const log of specifiedLogs) if (text.startsWith(log)) note(log);
  });
  await page.addInitScript(watchPage, {
    origin: process.env['SITE_URL'],
    messages: specifiedMessages.map((message) => [message, patternOf(message)] as const),
  });
}

/** A part in braces stands for any text on one line. */
function patternOf(message: string): string {
  return message
    .split(/\{[^}]*\}/)
    .map((part) => RegExp.escape(part))
    .join('.+');
}

interface Watched {
  origin: string | undefined;
  messages: readonly (readonly [message: string, pattern: string])[];
}

/** Runs in the page: looks at its visible text after each change of it, once a frame. */
function watchPage({ origin, messages }: Watched): void {
  if (location.origin !== origin || globalThis.top !== globalThis.self) return;
  const unseen = new Map(messages.map(([message, pattern]) => [message, new RegExp(pattern)]));
  const notes = globalThis as unknown as Record<
    'noteAddress' | 'noteMessage',
    (text: string) => void
  >;
  let address: string | undefined;
  let isDue = false;
  const look = () => {
    isDue = false;
    if (location.pathname !== address && document.querySelector('main h1, main h2')) {
      address = location.pathname;
      notes.noteAddress(address);
    }
    const text = document.body.innerText;
    for (const [message, pattern] of unseen) {
      if (!pattern.test(text)) continue;
      unseen.delete(message);
      notes.noteMessage(message);
    }
  };
  new MutationObserver(() => {
    if (isDue) return;
    isDue = true;
    requestAnimationFrame(look);
  }).observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
}
