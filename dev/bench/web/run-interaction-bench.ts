import type { Page } from '@playwright/test';
import type { Lifetime } from '../../suite/lifetime.ts';
import { openBrowser } from '../browser.ts';
import { percentile } from '../figures.ts';
import { interactions, type Interaction } from './interactions.ts';
import { signInAs } from './sign-in.ts';
import { slowdown } from './slow-phone.ts';

const presses = 20;
const phone = { width: 390, height: 844 };
const desktop = { width: 1280, height: 800 };

/** Prints how long the page takes from an input to the next paint. */
export async function runInteractionBench(lifetime: Lifetime, origin: string): Promise<void> {
  const rows: object[] = [];
  for (const role of ['visitor', 'customer', 'administrator'] as const) {
    const { context } = await openBrowser(lifetime);
    await signInAs(role, context, origin);
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    for (const interaction of interactions.filter((it) => it.role === role)) {
      const latencies = await measure(page, origin, interaction);
      rows.push({
        interaction: interaction.name,
        'median ms': Math.round(percentile(latencies, 0.5)),
        'slowest ms': Math.round(Math.max(...latencies)),
      });
    }
    await context.close();
  }
  console.log(`\nFrom input to next paint, a quarter of this processor, ${presses} presses`);
  console.table(rows);
}

async function measure(
  page: Page,
  origin: string,
  { path, isOnPhone = false, prepare, event, press, restore }: Interaction,
): Promise<number[]> {
  await page.setViewportSize(isOnPhone ? phone : desktop);
  await page.goto(origin + path);
  await prepare?.(page);
  const latencies: number[] = [];
  for (let turn = 0; turn <= presses; turn += 1) {
    await page.evaluate(followEvent, event);
    await press(page, turn);
    latencies.push(await page.evaluate(readLatency));
    await restore(page);
  }
  // The first press waits for code that loads on demand.
  return latencies.slice(1);
}

interface Followed {
  latency: Promise<number>;
}

/** Runs in the page. Measures the next event of a kind, from the input to the first task after the next paint. */
function followEvent(event: string): void {
  const latency = new Promise<number>((resolve) => {
    const measureFrom = ({ timeStamp }: Event) =>
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.addEventListener('message', () => resolve(performance.now() - timeStamp));
        port1.start();
        port2.postMessage(undefined);
      });
    addEventListener(event, measureFrom, { capture: true, once: true });
  });
  Object.assign(globalThis, { latency } satisfies Followed);
}

/** Runs in the page. */
function readLatency(): Promise<number> {
  return (globalThis as unknown as Followed).latency;
}
