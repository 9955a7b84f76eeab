import axe from 'axe-core';
import { expect } from 'vitest';
import { commands, page } from 'vitest/browser';
import { axeOptions, type Scheme } from '../../tests/support/axe-options.ts';

declare module 'vitest/browser' {
  interface BrowserCommands {
    /** Sets the visitor's colour scheme. */
    showIn(scheme: Scheme): Promise<void>;
  }
}

/**
 * Checks a component in its current state. It must have no accessibility findings in either colour scheme, and no
 * horizontal scrolling at 320 px.
 */
export async function inspect(): Promise<void> {
  await expectNoFindings('light');
  await commands.showIn('dark');
  await expectNoFindings('dark');
  await commands.showIn('light');
  await page.viewport(320, 640);
  await expect.poll(() => document.documentElement.scrollWidth).toBe(320);
  await page.viewport(1280, 800);
}

/** Colours that are still fading in have too little contrast. */
function expectNoFindings(scheme: Scheme): Promise<void> {
  return expect.poll(() => findings(scheme)).toEqual([]);
}

async function findings(scheme: Scheme): Promise<string[]> {
  const { violations } = await axe.run(
    document.querySelector('[role$="dialog"]') ?? document.body,
    // A component on its own has no page landmarks.
    axeOptions(scheme, ['region']),
  );
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
}
