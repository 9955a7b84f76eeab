import axe from 'axe-core';
import { expect, onTestFinished } from 'vitest';
import { commands, page } from 'vitest/browser';
import { axeOptions, schemes, type Scheme } from '../../tests/support/axe-options.ts';

declare module 'vitest/browser' {
  interface BrowserCommands {
    /** Sets the visitor's colour scheme; null for the browser's default. */
    showIn(scheme: Scheme | null): Promise<void>;
  }
}

const narrowest = { width: 320, height: 640 };
const size = { width: 1280, height: 800 };

/**
 * Checks a component in its current state. It must have no accessibility findings in either colour scheme, and no
 * horizontal scrolling at 320 px.
 */
export async function inspect(): Promise<void> {
  onTestFinished(async () => {
    await commands.showIn(null);
    await page.viewport(size.width, size.height);
  });
  for (const scheme of schemes) {
    await commands.showIn(scheme);
    // Colours that are still fading in have too little contrast.
    await expect.poll(() => findings(scheme)).toEqual([]);
  }
  await commands.showIn(null);
  await page.viewport(narrowest.width, narrowest.height);
  await expect.poll(() => document.documentElement.scrollWidth).toBe(narrowest.width);
  await page.viewport(size.width, size.height);
}

async function findings(scheme: Scheme): Promise<string[]> {
  const { violations } = await axe.run(
    document.querySelector('[role$="dialog"]') ?? document.body,
    // A component on its own has no page landmarks.
    axeOptions(scheme, ['region']),
  );
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
}
