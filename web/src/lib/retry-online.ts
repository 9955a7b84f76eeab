/** Runs work until it succeeds. If it fails without a network, it runs again when the browser is back online. */
export async function retryOnline<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (navigator.onLine) throw error;
    console.warn('The work waits for the network', error);
    await new Promise((resolve) => {
      globalThis.addEventListener('online', resolve, { once: true });
    });
    return retryOnline(work);
  }
}
