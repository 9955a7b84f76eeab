import { useState } from 'react';
import { dismissNoticeWithText } from '../../core/notices/notices.ts';
import type { Account, Session } from '../../core/session/session.ts';
import { signOut } from '../../core/session/start-session.ts';
import { messages } from '../../content/session.ts';

/**
 * Returns the account that must complete its profile. It stays if its session ends elsewhere, to keep the input.
 */
export function useDetailsOwner(session: Session): [Account | undefined, abandon: () => void] {
  const [owner, setOwner] = useState<Account>();
  const [isAbandoned, setAbandoned] = useState(false);

  function change(next: Account | undefined) {
    setOwner(next);
    setAbandoned(false);
  }

  if (session.status === 'logged-in') {
    const { account, profile } = session;
    if (profile.status === 'missing' && account.uid !== owner?.uid) change(account);
    if (profile.status === 'ready' && owner) change(undefined);
  } else if (isAbandoned) {
    change(undefined);
  }

  function abandon() {
    setAbandoned(true);
    dismissNoticeWithText(messages.guestCreated);
    void signOut();
  }

  return [isAbandoned ? undefined : owner, abandon];
}
