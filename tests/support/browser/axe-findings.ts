import type { Page } from '@playwright/test';
import axe from 'axe-core';
import { axeOptions, type Scheme } from '../axe-options.ts';

declare global {
  interface Window {
    axe: Pick<typeof axe, 'run'>;
  }
}

interface Scope {
  scheme: Scheme;
  /** A selector. Axe checks the whole page if no element matches. */
  within?: string;
  /** Names of rules to skip. */
  except?: readonly string[];
}

/** Returns the accessibility violations, each as the rule and the first element that breaks it. */
export async function axeFindings(
  page: Page,
  { scheme, within, except }: Scope,
): Promise<string[]> {
  const isLoaded = await page.evaluate(() => 'axe' in window);
  if (!isLoaded) await page.evaluate(axe.source);
  return page.evaluate(
    async ([selector, options]) => {
      const context =
        selector && document.querySelector(selector) ? { include: [selector] } : document;
      const { violations } = await window.axe.run(context, options);
      return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
    },
    [within, axeOptions(scheme, except)] as const,
  );
}
