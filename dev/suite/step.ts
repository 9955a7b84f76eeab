const noticeAfterMs = 1500;

/** Runs a step and prints how long it took. A slow step is also printed while it runs. */
export async function step<Result>(title: string, work: () => Promise<Result>): Promise<Result> {
  const started = performance.now();
  const notice = setTimeout(() => console.log(`  ${title} …`), noticeAfterMs);
  try {
    const result = await work();
    console.log(`✓ ${title} (${formatSeconds(performance.now() - started)})`);
    return result;
  } finally {
    clearTimeout(notice);
  }
}

export function formatSeconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(1)} s`;
}
