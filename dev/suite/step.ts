const noticeAfterMs = 1500;

/** Prints the duration. Also prints a slow step while it runs. */
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
