import type { BrowserContext } from '@playwright/test';
import { percentile } from '../figures.ts';
import { logAdministratorIn } from './log-administrator-in.ts';
import { measureList, type ListFigures } from './measure-list.ts';

/** A page and one more document, which shows whether there is another page. */
const ofPage = 25 + 1;
/** Each order reads its customer. */
const ofCustomers = 25;
/** A name search reads one more than the five customers that it shows. */
const ofText = 6;

/**
 * The maximum number of documents that each list may read. The first list has few rows and shows the fixed cost.
 */
const lists = {
  '/admin/invoices?text=customer-1@example.com': ofPage,
  '/admin/invoices': ofPage,
  '/admin/invoices?status=Pending': ofPage,
  '/admin/invoices?status=Overdue': ofPage,
  '/admin/invoices?currency=EUR': ofPage,
  '/admin/invoices?status=Paid&currency=INR': ofPage,
  '/admin/invoices?from=2026-03-01&to=2026-03-31': ofPage,
  '/admin/invoices?text=INV-2026-05000': ofPage,
  '/admin/invoices?text=Kavya': ofPage,
  '/admin/orders': ofPage + ofCustomers,
  '/admin/orders?status=Completed': ofPage + ofCustomers,
  '/admin/orders?text=Kavya': ofPage + ofCustomers + ofText,
};

const runs = 5;
const mostMs = 1_000;

/** Prints a table of all lists. Resolves to whether all of them meet their targets. */
export async function runAdminBench(context: BrowserContext, origin: string): Promise<boolean> {
  await logAdministratorIn(context, origin);
  const rows = [];
  for (const [path, mostDocuments] of Object.entries(lists)) {
    const figures: ListFigures[] = [];
    for (let run = 0; run < runs; run += 1) figures.push(await measureList(context, origin + path));
    const times = figures.map(({ firstRowMs }) => firstRowMs);
    const firstRowMs = Math.round(percentile(times, 0.5));
    const documents = Math.max(...figures.map((it) => it.documents));
    const isMet = firstRowMs <= mostMs && documents <= mostDocuments;
    const target = isMet ? 'met' : 'missed';
    rows.push({ path, firstRowMs, documents, mostDocuments, rows: figures[0]?.rows, target });
  }
  console.log(
    `\nLists of the admin panel, the median of ${runs}; the first row within ${mostMs} ms`,
  );
  console.table(rows);
  return rows.every(({ target }) => target === 'met');
}
