import { expect, type Page } from '@playwright/test';

interface LayoutShift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: { node: Node | null }[];
}

/** Starts to record layout shifts that the visitor's input didn't cause. */
export async function watchLayoutShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: [value: number, what: string][] = [];
    Object.assign(globalThis, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as LayoutShift[]) {
        if (entry.hadRecentInput) continue;
        const nodes = entry.sources.map(({ node }) =>
          node instanceof Element ? node.outerHTML.slice(0, 80) : String(node?.textContent),
        );
        shifts.push([entry.value, nodes.join(' and ')]);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** Waits until the current content is painted. The browser measures shifts between two frames. */
export async function painted(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(resolve));
      }),
  );
}

export async function expectNoLayoutShifts(page: Page): Promise<void> {
  await painted(page);
  const shifts = await page.evaluate(
    () => Reflect.get(globalThis, 'shifts') as [value: number, what: string][],
  );
  const sum = shifts.reduce((total, [value]) => total + value, 0);
  expect(sum, shifts.map(([value, what]) => `${value}: ${what}`).join('\n')).toBeLessThan(0.01);
}
