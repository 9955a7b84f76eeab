import { endpoints } from '@shared/endpoints.ts';
import { ApiError } from '../../core/api/api-error.ts';
import { bearer } from '../../core/api/as-user.ts';
import { requestJson } from '../../core/api/request.ts';
import { clearNotices, notify } from '../../core/notices/notices.ts';
import { saveFile } from '../../lib/save-file.ts';
import { withTimeLimit } from '../../lib/with-time-limit.ts';
import { messages } from '../../content/profile.ts';

const exportLimitMs = 60_000;

export async function downloadMyData(): Promise<void> {
  clearNotices();
  try {
    const data = await withTimeLimit(fetchExport(), exportLimitMs);
    const name = `my-data-${dayOf(new Date())}.json`;
    const text = `${JSON.stringify(data, null, 2)}\n`;
    saveFile(name, new Blob([text], { type: 'application/json' }));
    notify('success', messages.downloaded(name));
  } catch (error) {
    console.warn('Error downloading what is stored', error);
    const reason = error instanceof ApiError ? error.message : messages.tryAgain;
    notify('error', `${messages.downloadFailed} ${reason}`);
  }
}

async function fetchExport(): Promise<unknown> {
  return requestJson(endpoints.exportAccount, { headers: await bearer() });
}

/** `2026-11-21`, in local time. */
function dayOf(moment: Date): string {
  const [month, day] = [moment.getMonth() + 1, moment.getDate()].map((part) =>
    String(part).padStart(2, '0'),
  );
  return `${moment.getFullYear()}-${month}-${day}`;
}
