import type { Page } from '@playwright/test';

interface Connection {
  isDead: boolean;
  isStream: boolean;
}

interface Opened {
  openConnections: Set<Connection>;
}

/**
 * Simulates database connections that die unnoticed, as after a laptop sleeps. Call it before the page opens. The
 * returned function silences the connections open at that moment. Later connections work.
 */
export async function killConnectionsOnDemand(page: Page): Promise<() => Promise<void>> {
  await page.addInitScript(() => {
    const open = new Set<Connection>();
    const reachNetwork = globalThis.fetch;
    Object.assign(globalThis, { openConnections: open });
    globalThis.fetch = async (input, init) => {
      const answer = await reachNetwork(input, init);
      const url = input instanceof Request ? input.url : String(input);
      if (!url.includes('/Listen/channel') || !answer.body) return answer;
      const connection = { isDead: false, isStream: url.includes('TYPE=xmlhttp') };
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
  return async () => {
    // The page shows its first rows before the database streams changes to it.
    await page.waitForFunction(() => {
      const { openConnections } = globalThis as unknown as Opened;
      return [...openConnections].some(({ isStream }) => isStream);
    });
    await page.evaluate(() => {
      const { openConnections } = globalThis as unknown as Opened;
      for (const connection of openConnections) connection.isDead = true;
    });
  };
}
