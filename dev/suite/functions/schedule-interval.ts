const unitMs: Record<string, number> = { minute: 60_000, hour: 3_600_000 };

/** Returns the milliseconds of a schedule like `every 10 minutes`. Throws for any other format. */
export function parseScheduleInterval(schedule: string): number {
  const [, count, unit] = /^every (\d+) (minute|hour)s?$/.exec(schedule.trim()) ?? [];
  const milliseconds = Number(count) * (unitMs[unit ?? ''] ?? 0);
  if (!(milliseconds > 0)) {
    throw new Error(
      `The local suite can't run the schedule "${schedule}". It supports "every <n> minutes" and "every <n> hours".`,
    );
  }
  return milliseconds;
}
