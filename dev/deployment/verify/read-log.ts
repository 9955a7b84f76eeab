import { setTimeout as wait } from 'node:timers/promises';
import type { Google } from '../../google/google.ts';

interface LogEntry {
  jsonPayload?: { addresses?: number };
  /** The latency in seconds, such as `1.25s`. */
  httpRequest?: { latency?: string };
  resource?: { labels?: { revision_name?: string } };
}

const weekMs = 7 * 24 * 60 * 60 * 1000;
const attempts = 6;
const pauseMs = 5_000;

/**
 * Reads at most 1,000 entries of the last week from Cloud Logging, newest first. Waits for half a minute if there are
 * none, because an entry takes seconds to appear. Throws GoogleError.
 */
export async function readLog(
  google: Google,
  filter: string,
  pause: () => Promise<unknown> = () => wait(pauseMs),
): Promise<LogEntry[]> {
  let entries = await readEntries(google, filter);
  for (let attempt = 2; attempt <= attempts && entries.length === 0; attempt += 1) {
    await pause();
    entries = await readEntries(google, filter);
  }
  return entries;
}

async function readEntries(google: Google, filter: string): Promise<LogEntry[]> {
  const since = new Date(Date.now() - weekMs).toISOString();
  let pageToken: string | undefined;
  do {
    const page: { entries?: LogEntry[]; nextPageToken?: string } = await google.call(
      'POST',
      'logging/v2/entries:list',
      {
        resourceNames: [`projects/${google.projectId}`],
        filter: `${filter} AND timestamp>="${since}"`,
        orderBy: 'timestamp desc',
        pageSize: 1000,
        ...(pageToken !== undefined && { pageToken }),
      },
    );
    if (page.entries?.length) return page.entries;
    // A search that takes long returns empty pages first.
    pageToken = page.nextPageToken || undefined;
  } while (pageToken !== undefined);
  return [];
}
