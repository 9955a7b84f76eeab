import { endpoints } from '@shared/endpoints.ts';
import Download from 'lucide-react/icons/download';
import { useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { messages } from '../../../content/profile.ts';
import { ApiError } from '../../../core/api/api-error.ts';
import { asUser } from '../../../core/api/as-user.ts';
import { requestJson } from '../../../core/api/request.ts';
import { clearNotices, notify } from '../../../core/notices/notices.ts';
import { saveFile } from '../../../lib/save-file.ts';
import { withTimeLimit } from '../../../lib/with-time-limit.ts';

export function MyData() {
  const [isBusy, setBusy] = useState(false);

  async function download() {
    setBusy(true);
    await downloadMyData();
    setBusy(false);
  }

  return (
    <section
      aria-labelledby="my-data"
      className="flex flex-wrap items-center justify-between gap-x-8 gap-y-5 rounded-base border border-line bg-surface-raised p-5 shadow-soft sm:p-8"
    >
      <div className="max-w-2xl">
        <h2 id="my-data" className="text-lg">
          My Data
        </h2>
        <p className="mt-2 text-muted">
          Download everything we store about you as one JSON file: account, profile, cart, invoices,
          queries, orders, payments, receipts, emails and our notes about them. You can download
          receipts as PDFs from each order or invoice. Save them before you delete your account.
        </p>
      </div>
      <Button
        variant="quiet"
        busy={isBusy}
        busyLabel="Preparing..."
        onClick={() => void download()}
      >
        <Download aria-hidden className="size-4 shrink-0" />
        Download my data
      </Button>
    </section>
  );
}

const exportLimitMs = 60_000;

async function downloadMyData(): Promise<void> {
  clearNotices();
  try {
    const data = await withTimeLimit(fetchExport(), exportLimitMs);
    const name = `my-data-${dayOf(new Date())}.json`;
    const text = `${JSON.stringify(data, null, 2)}\n`;
    saveFile(name, new Blob([text], { type: 'application/json' }));
    notify('success', messages.downloaded(name));
  } catch (error) {
    console.warn('Error downloading the stored data', error);
    const reason = error instanceof ApiError ? error.message : messages.tryAgain;
    notify('error', `${messages.downloadFailed} ${reason}`);
  }
}

async function fetchExport(): Promise<unknown> {
  return asUser((headers) => requestJson(endpoints.exportAccount, { headers }));
}

/** Returns the local date, such as `2026-11-21`. */
function dayOf(date: Date): string {
  const [month, day] = [date.getMonth() + 1, date.getDate()].map((part) =>
    String(part).padStart(2, '0'),
  );
  return `${date.getFullYear()}-${month}-${day}`;
}
