import type { Page } from '@playwright/test';
import axe from 'axe-core';

declare global {
  interface Window {
    axe: Pick<typeof axe, 'run'>;
  }
}

export const schemes = ['light', 'dark'] as const;

interface Scope {
  /** The scheme that is emulated. All rules but the contrast find the same in both, and run in the light one. */
  scheme: (typeof schemes)[number];
  /** A selector, if it matches; otherwise the whole page. */
  within?: string;
  /** Names of rules. */
  except?: string[];
}

/** Accessibility findings, each as its rule and the first element that breaks it. */
export async function axeFindings(page: Page, scope: Scope): Promise<string[]> {
  const isLoaded = await page.evaluate(() => 'axe' in window);
  if (!isLoaded) await page.evaluate(axe.source);
  return page.evaluate(async ({ scheme, within, except = [] }) => {
    const context = within && document.querySelector(within) ? { include: [within] } : document;
    const { violations } = await window.axe.run(context, {
      // Takes two thirds of the time of a whole report.
      resultTypes: ['violations'],
      preload: false,
      // Frames of other sites have no axe.
      iframes: false,
      ...(scheme === 'dark' && { runOnly: { type: 'rule', values: ['color-contrast'] } }),
      rules: Object.fromEntries(except.map((rule) => [rule, { enabled: false }])),
    });
    return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
  }, scope);
}
