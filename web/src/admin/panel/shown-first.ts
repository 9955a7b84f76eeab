import type { FirstReads } from '../../core/database/first-rows.ts';
import type { RowQuery } from '../../core/database/row-query.ts';
import { alertQuery, readIsOpen } from '../alerts/alert-query.ts';
import { customerQuery, readSoughtEmail } from '../customers/customer-query.ts';
import { emailListAt } from '../emails/email-lists.ts';
import { emailQuery } from '../emails/email-query.ts';
import { pageOf } from '../lists/page-of.ts';
import { readMessageFilter, senderKinds } from '../messages/message-filter.ts';
import { messageQuery } from '../messages/message-query.ts';
import { waitingQueries } from '../overview/waiting-queries.ts';
import { readFilter } from '../payables/payable-filter.ts';
import { payableQuery } from '../payables/payable-query.ts';
import { readPlanFilter } from '../plans/plan-filter.ts';
import { planQuery } from '../plans/plan-query.ts';
import { adminRouteAt, type AdminRoute } from '../records/admin-paths.ts';

type Address = Pick<Location, 'pathname' | 'search'>;

/** Returns what a page shows before Firebase's SDKs load; undefined for other pages. */
export function shownFirst({ pathname, search }: Address): FirstReads | undefined {
  const route = adminRouteAt(pathname);
  if (route?.page === 'payables') return pagesOf(payableQuery(route.type, readFilter(search)));
  return route && readsOf[route.page]?.(search);
}

const readsOf: Partial<Record<AdminRoute['page'], (search: string) => FirstReads | undefined>> = {
  overview: () => ({ lists: [], counts: Object.values(waitingQueries()).flat() }),
  plans: (search) => pagesOf(planQuery(readPlanFilter(search))),
  customers: (search) => pagesOf(customerQuery(readSoughtEmail(search))),
  messages: (search) => pagesOf(...messageQueries(search)),
  alerts: (search) => pagesOf(alertQuery(readIsOpen(search))),
  emails: (search) => pagesOf(emailQuery({ field: 'state', value: emailListAt(search).state })),
};

function pagesOf(...queries: (RowQuery | undefined)[]): FirstReads | undefined {
  const lists = queries.filter((query) => query !== undefined).map(pageOf);
  return lists.length === 0 ? undefined : { lists };
}

function messageQueries(search: string): RowQuery[] {
  const { state, from, email } = readMessageFilter(search);
  return senderKinds
    .filter((kind) => from === undefined || kind === from)
    .map((kind) => messageQuery({ from: kind, state, email }));
}
