import type { Page } from '@playwright/test';

interface Sessions {
  openSessions: Set<string>;
  deadSessions: Set<string>;
}

/**
 * Simulates database connections that die unnoticed, as after a laptop sleeps. Call it before the page opens. The
 * returned function silences every request of the sessions known at that moment. Later sessions work.
 */
export async function killConnectionsOnDemand(page: Page): Promise<() => Promise<void>> {
  await page.addInitScript(() => {
    const [openSessions, deadSessions] = [new Set<string>(), new Set<string>()];
    const reachNetwork = globalThis.fetch;
    const never = new Promise<never>(() => {});
    Object.assign(globalThis, { openSessions, deadSessions });
    globalThis.fetch = async (input, init) => {
      const url = new URL(input instanceof Request ? input.url : input, location.href);
      // One session spans many requests: an answer that ends is followed by the next request at once.
      const session = url.searchParams.get('SID');
      if (!url.pathname.endsWith('/Listen/channel') || !session) return reachNetwork(input, init);
      openSessions.add(session);
      const isDead = () => deadSessions.has(session);
      const answer = isDead() ? await never : await reachNetwork(input, init);
      if (!answer.body) return answer;
      const wire = new TransformStream<Uint8Array, Uint8Array>({
        transform(chunk, controller) {
          if (!isDead()) controller.enqueue(chunk);
        },
        // A dead connection never reports its end.
        flush: () => (isDead() ? never : undefined),
      });
      return new Response(answer.body.pipeThrough(wire), answer);
    };
  });
  return async () => {
    // The page shows its first rows before the database streams changes to it.
    await page.waitForFunction(() => {
      const { openSessions, deadSessions } = globalThis as unknown as Sessions;
      const living = [...openSessions].filter((session) => !deadSessions.has(session));
      for (const session of living) deadSessions.add(session);
      return living.length > 0;
    });
  };
}
