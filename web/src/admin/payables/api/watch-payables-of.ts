import type { PayableType } from '@shared/endpoints.ts';
import { userList } from '../../../core/database/user-lists.ts';
import { toAdminPayable, type AdminPayable } from '../admin-payable.ts';
import { watchPage, type Cursor, type Page } from '../../lists/api/watch-page.ts';

export function watchPayablesOf(
  { uid, type, after }: { uid: string; type: PayableType; after: Cursor | undefined },
  onPage: (page: Page<AdminPayable>) => void,
  onError: (error: Error) => void,
): Promise<() => void> {
  const name = type === 'invoice' ? 'invoices' : 'orders';
  return watchPage(
    { list: userList(uid, name), after },
    ({ id, data }) => [toAdminPayable(type, { uid, id }, data)],
    onPage,
    onError,
  );
}
