const noticeAfterMilliseconds = 1500;

/** Does a step of the work and shows how long it took; a step that takes longer is shown while it runs. */
export async function step<Result>(title: string, work: () => Promise<Result>): Promise<Result> {
  const started = performance.now();
  const notice = setTimeout(() => console.log(`  ${title} …`), noticeAfterMilliseconds);
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
