import { collections, unclaimed } from '@shared/collections.ts';
import type { AuditAction, AuditFacts } from '@shared/admin/audit.ts';
import type { PayableName } from '@shared/admin/admin-actions.ts';
import {
  collection,
  limit,
  or,
  orderBy,
  query,
  where,
  type DocumentData,
  type QueryDocumentSnapshot,
} from 'firebase/firestore';
import { dateOf, textOf } from '../../../core/database/stored-fields.ts';
import { firestore } from '../../../lib/firestore.ts';
import {
  watchBegin,
  watchPage,
  type Begin,
  type Cursor,
  type Page,
} from '../../lists/api/watch-page.ts';
import { recordPath } from '../../records/api/watch-record.ts';
import { watchQuery } from '../../lists/api/watch.ts';

type Stop = () => void;

export interface AuditRow {
  id: string;
  at: Date | undefined;
  action: AuditAction;
  /** Empty for an action from the command line. */
  actorEmail: string;
  path: string;
  /** The path of the order or invoice; empty if there is none. */
  payablePath: string;
  before: AuditFacts;
  after: AuditFacts;
  note: string;
}

export function watchAudit(
  after: Cursor | undefined,
  onPage: (page: Page<AuditRow>) => void,
  onError: (error: Error) => void,
): Stop {
  const sorted = query(collection(firestore(), collections.audit), orderBy('at', 'desc'));
  return watchPage({ sorted, after }, (entry) => [toRow(entry)], onPage, onError);
}

export function watchAuditOf(
  { payable, maxCount }: { payable: PayableName; maxCount: number },
  onRows: (rows: Begin<AuditRow>) => void,
  onError: (error: Error) => void,
): Stop {
  const sorted = query(
    collection(firestore(), collections.audit),
    where('payablePath', 'in', pathsOf(payable)),
    orderBy('at', 'desc'),
  );
  return watchBegin({ sorted, maxCount }, (entry) => [toRow(entry)], onRows, onError);
}

const maxOfMessage = 20;

/** Watches the latest audit entries of a message, newest first. One entry may close several messages. */
export function watchAuditOfMessage(
  path: string,
  onRows: (rows: AuditRow[]) => void,
  onError: (error: Error) => void,
): Stop {
  const entries = query(
    collection(firestore(), collections.audit),
    or(where('path', '==', path), where('paths', 'array-contains', path)),
    orderBy('at', 'desc'),
    limit(maxOfMessage),
  );
  return watchQuery(entries, (docs) => onRows(docs.map(toRow)), onError);
}

/** Returns the payable's path, and the path that a claimed invoice had before. */
function pathsOf(payable: PayableName): string[] {
  return [recordPath(payable), recordPath({ ...payable, uid: unclaimed })];
}

function toRow(entry: QueryDocumentSnapshot): AuditRow {
  const data: DocumentData = entry.data();
  return {
    id: entry.id,
    at: dateOf(data['at']),
    action: data['action'] as AuditAction,
    actorEmail: textOf(data['actorEmail']),
    path: textOf(data['path']),
    payablePath: textOf(data['payablePath']),
    before: (data['before'] ?? {}) as AuditFacts,
    after: (data['after'] ?? {}) as AuditFacts,
    note: textOf(data['note']),
  };
}
