import { setTimeout as wait } from 'node:timers/promises';
import { Problem } from './problem.ts';

const waitLimitMs = 300_000;

/** Waits for status 200. Throws a Problem after five minutes. */
export async function waitUntilAnswers(url: string): Promise<void> {
  const deadline = Date.now() + waitLimitMs;
  let last = '';
  while (Date.now() < deadline) {
    last = await ask(url);
    if (last === '200') return;
    await wait(100);
  }
  throw new Problem(`${url} isn't responding as expected. The last response was: ${last}`);
}

async function ask(url: string): Promise<string> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(10_000) });
    await response.body?.cancel();
    return String(response.status);
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
