import type { Page } from '@playwright/test';

/**
 * Simulates database connections that die unnoticed, as after a laptop sleeps. Call it before the page opens. The
 * returned function silences the connections open at that moment. Later connections work.
 */
export async function killConnectionsOnDemand(page: Page): Promise<() => Promise<void>> {
  await page.addInitScript(() => {
    const open = new Set<{ isDead: boolean }>();
    const reachNetwork = globalThis.fetch;
    Object.assign(globalThis, {
      killConnections: () => open.forEach((connection) => (connection.isDead = true)),
    });
    globalThis.fetch = async (input, init) => {
      const answer = await reachNetwork(input, init);
      const url = input instanceof Request ? input.url : String(input);
      if (!url.includes('/Listen/channel') || !answer.body) return answer;
      const connection = { isDead: false };
      open.add(connection);
      const wire = new TransformStream<Uint8Array, Uint8Array>({
        transform(chunk, controller) {
          if (!connection.isDead) controller.enqueue(chunk);
        },
        // A dead connection never reports its end.
        flush: () => (connection.isDead ? new Promise<void>(() => {}) : undefined),
      });
      return new Response(answer.body.pipeThrough(wire), answer);
    };
  });
  return () =>
    page.evaluate(() => (globalThis as unknown as { killConnections(): void }).killConnections());
}
