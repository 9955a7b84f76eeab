import { endpoints } from '@shared/endpoints.ts';
import { useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { security } from '../../../content/account.ts';
import { ApiError } from '../../../core/api/api-error.ts';
import { postAsUser } from '../../../core/api/as-user.ts';
import { clearNotices, notify } from '../../../core/notices/notices.ts';
import { SecurityRow } from './security-row.tsx';

const texts = security.sessions;

/** Ends all sessions, then calls `onEnded`. The session of this browser still looks active at that time. */
export function SessionsRow({ onEnded }: { onEnded: () => void }) {
  const [isBusy, setBusy] = useState(false);

  async function end() {
    clearNotices();
    setBusy(true);
    try {
      await postAsUser(endpoints.signOutEverywhere, {});
      onEnded();
    } catch (error) {
      console.warn('Error logging out everywhere', error);
      const reason = error instanceof ApiError ? ` ${error.message}` : '';
      notify('error', `${texts.failed}${reason}`);
    }
    setBusy(false);
  }

  return (
    <SecurityRow
      id="account-sessions"
      title={texts.title}
      text={texts.text}
      action={
        <Button variant="quiet" busy={isBusy} busyLabel="Logging out..." onClick={() => void end()}>
          {texts.end}
        </Button>
      }
    />
  );
}
