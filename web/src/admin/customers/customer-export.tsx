import { useState } from 'react';
import { Button } from '../../components/button.tsx';
import { Dialog } from '../../components/dialogs/dialog.tsx';
import { ApiError } from '../../core/api/api-error.ts';
import { notify } from '../../core/notices/notices.ts';
import { saveFile } from '../../lib/save-file.ts';
import { renewTokenIfRefused } from '../staff/api/renew-token-if-refused.ts';
import { exportCustomer } from './api/export-customer.ts';
import { useIsAdmin } from '../staff/staff-context.ts';

/** Customers have a right to a copy of their data. */
export function CustomerExport({ uid }: { uid: string }) {
  const isAdmin = useIsAdmin();
  const [isOpen, setOpen] = useState(false);
  const [isBusy, setBusy] = useState(false);
  if (!isAdmin) return null;

  async function save() {
    setBusy(true);
    try {
      const text = `${JSON.stringify(await exportCustomer(uid), null, 2)}\n`;
      saveFile(`customer-${uid}.json`, new Blob([text], { type: 'application/json' }));
      notify('success', 'Customer data exported. This is recorded in the audit log.');
    } catch (error) {
      renewTokenIfRefused(error);
      if (!(error instanceof ApiError)) throw error;
      notify('error', error.message);
    } finally {
      setBusy(false);
      setOpen(false);
    }
  }

  return (
    <>
      <Button variant="quiet" onClick={() => setOpen(true)}>
        Export
      </Button>
      <Dialog
        open={isOpen}
        onOpenChange={(open) => isBusy || setOpen(open)}
        title="Export this customer's data?"
        description="This saves a file with everything we store about this customer to your device. The export is recorded in the audit log under your name. Don't share the file, and delete it when you're done."
      >
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="quiet" disabled={isBusy} onClick={() => setOpen(false)}>
            Cancel
          </Button>
          <Button busy={isBusy} busyLabel="Preparing..." onClick={() => void save()}>
            Export
          </Button>
        </div>
      </Dialog>
    </>
  );
}
