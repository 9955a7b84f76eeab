import { userList } from '../../../core/database/user-lists.ts';
import { toMessage, type AdminMessage } from './watch-messages.ts';
import { watchPage, type Cursor, type Page } from '../../lists/api/watch-page.ts';

export function watchMessagesOf(
  { uid, after }: { uid: string; after: Cursor | undefined },
  onPage: (page: Page<AdminMessage>) => void,
  onError: (error: Error) => void,
): Promise<() => void> {
  const list = userList(uid, 'queries');
  return watchPage({ list, after }, (row) => [toMessage(row)], onPage, onError);
}
