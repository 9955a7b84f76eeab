import Download from 'lucide-react/icons/download';
import { useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { downloadMyData } from '../download-my-data.ts';

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
      className="mt-16 flex flex-wrap items-center justify-between gap-x-8 gap-y-5 rounded-base border border-line bg-surface-raised p-5 shadow-soft sm:p-8"
    >
      <div className="max-w-2xl">
        <h2 id="my-data" className="text-lg">
          My Data
        </h2>
        <p className="mt-2 text-muted">
          One JSON file with everything that we store about you: your account, profile, cart,
          invoices, queries, orders, payments, receipts and letters. Your receipts are also there as
          PDFs, each beside its invoice or order above. Take them along before you delete your
          account.
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
