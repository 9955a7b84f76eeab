import type { UserRecord } from 'firebase-admin/auth';
import type { OwnActionMode } from '../../../shared/accounts/account-actions.ts';
import type { EmailLink, FoundEmailLink } from '../../platform/email-links.ts';
import type { Session } from '../../platform/sessions/authenticate.ts';
import { isOwnersAddress } from '../../platform/sessions/sign-in-methods.ts';
import { applyConfirmation } from '../methods/apply-confirmation.ts';
import { mayConfirm } from '../methods/confirm-method.ts';
import { changeAddress } from './change-address.ts';
import { restoreAddress } from './restore-address.ts';
import { verifyAddress } from './verify-address.ts';

interface Applicable {
  /** Whether the link still fits its account. A used link fits while its effect holds. */
  isCurrent: (link: EmailLink, user: UserRecord) => boolean;
}

/** An action that needs a session of the link's account. A guest's token isn't enough. */
interface SessionAction extends Applicable {
  needsSession: true;
  /** Applies the link and records that it was used. Safe to repeat. Throws `link-spent`. */
  apply: (found: FoundEmailLink, session: Session) => Promise<void>;
}

/** An action for anyone who reads the mailbox, because the owner may have lost every session. */
interface FreeAction extends Applicable {
  needsSession: false;
  apply: (found: FoundEmailLink, user: UserRecord) => Promise<void>;
}

/** The actions of the links in our emails. A new mode needs a row here and one in the page's texts. */
export const linkActions: Record<OwnActionMode, SessionAction | FreeAction> = {
  verifyEmail: {
    needsSession: true,
    isCurrent: (link, user) => user.email === link.email && isOwnersAddress(user),
    apply: verifyAddress,
  },
  changeEmail: {
    needsSession: true,
    // After a crash, the account may already have the address although the link isn't marked as used.
    isCurrent: (link, user) =>
      user.email === link.email || (!link.usedAt && user.email === link.formerEmail),
    apply: changeAddress,
  },
  restoreEmail: {
    needsSession: false,
    isCurrent: (link, user) => !link.usedAt || user.email === link.email,
    apply: restoreAddress,
  },
  confirmMethod: {
    // Only the mailbox identifies the owner. A session may be an intruder's.
    needsSession: false,
    isCurrent: (link, user) => mayConfirm(user, link),
    apply: applyConfirmation,
  },
};
