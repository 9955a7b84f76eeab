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
  /** Whether the link still fits its account. A used one fits while its effect holds. */
  isCurrent: (link: EmailLink, user: UserRecord) => boolean;
}

/** Applied by a session of the link's account, never by a guest's token. */
interface SessionAction extends Applicable {
  needsSession: true;
  /** Carries the link out, and notes that it was used. Safe to repeat. Throws `link-spent`. */
  apply: (found: FoundEmailLink, session: Session) => Promise<void>;
}

/** Applied for everyone who reads the mailbox: the owner may have lost every session. */
interface FreeAction extends Applicable {
  needsSession: false;
  apply: (found: FoundEmailLink, user: UserRecord) => Promise<void>;
}

/** What the links of our emails do. A new mode is a row here, and one in the texts of the page. */
export const linkActions: Record<OwnActionMode, SessionAction | FreeAction> = {
  verifyEmail: {
    needsSession: true,
    isCurrent: (link, user) => user.email === link.email && isOwnersAddress(user),
    apply: verifyAddress,
  },
  changeEmail: {
    needsSession: true,
    // After a crash in between, the account has the address, and the link is not noted as used.
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
    // The owner's mailbox is the authority. A session may be an intruder's.
    needsSession: false,
    isCurrent: (link, user) => mayConfirm(user, link),
    apply: applyConfirmation,
  },
};
