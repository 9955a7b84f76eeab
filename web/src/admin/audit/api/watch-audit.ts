import { collections, unclaimed } from '@shared/collections.ts';
import type { AuditAction, AuditFacts } from '@shared/admin/audit.ts';
import type { PayableName } from '@shared/admin/admin-actions.ts';
import type { Row } from '../../../core/database/read-rows.ts';
import { orderBy, where } from '../../../core/database/row-query.ts';
import { dateOf, textOf } from '../../../core/database/stored-fields.ts';
import {
  watchBegin,
  watchPage,
  type Begin,
  type Cursor,
  type Page,
} from '../../lists/api/watch-page.ts';
import { recordPath } from '../../records/api/watch-record.ts';
import { watchRows } from '../../lists/api/watch-rows.ts';

type Stop = Promise<() => void>;

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

const newestFirst = [orderBy('at', 'desc')];

export function watchAudit(
  after: Cursor | undefined,
  onPage: (page: Page<AuditRow>) => void,
  onError: (error: Error) => void,
): Stop {
  const list = { collection: collections.audit, sort: newestFirst };
  return watchPage({ list, after }, (row) => [toEntry(row)], onPage, onError);
}

export function watchAuditOf(
  { payable, maxCount }: { payable: PayableName; maxCount: number },
  onRows: (rows: Begin<AuditRow>) => void,
  onError: (error: Error) => void,
): Stop {
  const list = {
    collection: collections.audit,
    filters: [where('payablePath', 'in', pathsOf(payable))],
    sort: newestFirst,
  };
  return watchBegin({ list, maxCount }, (row) => [toEntry(row)], onRows, onError);
}

const maxOfRecord = 20;

/** Watches the latest audit entries of a record, newest first. One entry may name several records. */
export function watchAuditOfRecord(
  path: string,
  onRows: (rows: AuditRow[]) => void,
  onError: (error: Error) => void,
): Stop {
  const query = {
    collection: collections.audit,
    filters: [{ either: [[where('path', '==', path)], [where('paths', 'array-contains', path)]] }],
    sort: newestFirst,
    limit: maxOfRecord,
  };
  return watchRows({ query }, (rows) => onRows(rows.map(toEntry)), onError);
}

/** Returns the payable's path, and the path that a claimed invoice had before. */
function pathsOf(payable: PayableName): string[] {
  return [recordPath(payable), recordPath({ ...payable, uid: unclaimed })];
}

function toEntry({ id, data }: Row): AuditRow {
  return {
    id,
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
