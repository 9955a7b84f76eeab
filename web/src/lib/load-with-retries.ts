const retryDelaysMs = [1_000, 3_000, 10_000];

/**
 * Loads code, and retries after a pause or when the browser comes online. `onFailure` gets the number of failures
 * so far.
 */
export async function loadWithRetries<Result>(
  load: () => Promise<Result>,
  onFailure?: (failures: number) => void,
): Promise<Result> {
  for (let failures = 1; ; failures += 1) {
    try {
      return await load();
    } catch (error) {
      console.warn('A part of the page did not load', error);
      onFailure?.(failures);
      await pause(retryDelaysMs[failures - 1] ?? retryDelaysMs.at(-1));
    }
  }
}

function pause(ms: number | undefined): Promise<void> {
  return new Promise((resolve) => {
    globalThis.addEventListener('online', () => resolve(), { once: true });
    setTimeout(resolve, ms);
  });
}
