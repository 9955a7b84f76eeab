import type { LoggedIn } from '../../../core/session/session.ts';
import type { ProfileLists } from '../profile-lists.ts';

export interface ProfilePartProps {
  path: string;
  /** Undefined while the account is unknown. */
  customer: LoggedIn | undefined;
  lists: ProfileLists;
}
