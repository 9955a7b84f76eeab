import type { BrowserContext } from '@playwright/test';
import { administrator } from '../../seed/accounts.ts';
import { percentile } from '../figures.ts';
import { measureList, type ListFigures } from './measure-list.ts';
import { missesOf, ofCustomers, ofPage, ofText, type MeasuredList } from './targets.ts';

/** The lists that are measured. The first has a few rows: what does not depend on their number. */
const lists: MeasuredList[] = [
  { path: '/admin/invoices?text=customer-1@example.com', mostDocuments: ofPage },
  { path: '/admin/invoices', mostDocuments: ofPage },
  { path: '/admin/invoices?status=Pending', mostDocuments: ofPage },
  { path: '/admin/invoices?status=Overdue', mostDocuments: ofPage },
  { path: '/admin/invoices?currency=EUR', mostDocuments: ofPage },
  { path: '/admin/invoices?status=Paid&currency=INR', mostDocuments: ofPage },
  { path: '/admin/invoices?from=2026-03-01&to=2026-03-31', mostDocuments: ofPage },
  { path: '/admin/invoices?text=INV-Y-5000', mostDocuments: ofPage },
  { path: '/admin/invoices?text=Kavya', mostDocuments: ofPage },
  { path: '/admin/orders', mostDocuments: ofPage + ofCustomers },
  { path: '/admin/orders?status=Completed', mostDocuments: ofPage + ofCustomers },
  { path: '/admin/orders?text=Kavya', mostDocuments: ofPage + ofCustomers + ofText },
];

const runs = 5;

/** Measures the lists of the desk, and prints them as a table. Resolves to the targets that were missed. */
export async function runDeskBench(context: BrowserContext, origin: string): Promise<string[]> {
  await signIn(context, origin);
  const rows = [];
  const misses: string[] = [];
  for (const list of lists) {
    const figures: ListFigures[] = [];
    for (let run = 0; run < runs; run += 1) {
      figures.push(await measureList(context, origin + list.path));
    }
    const times = figures.map(({ firstRowMs }) => firstRowMs);
    const firstRowMs = Math.round(percentile(times, 0.5));
    const documents = Math.max(...figures.map((it) => it.documents));
    misses.push(...missesOf(list, { firstRowMs, documents }));
    rows.push({
      list: list.path,
      'first row ms': firstRowMs,
      documents,
      'at most': list.mostDocuments,
      rows: figures[0]?.rows,
    });
  }
  console.log(`\nLists of the desk, the median of ${runs}`);
  console.table(rows);
  return misses;
}

async function signIn(context: BrowserContext, origin: string): Promise<void> {
  const page = await context.newPage();
  await page.goto(`${origin}/admin/`);
  await page.getByLabel('Email').fill(administrator.email);
  await page.getByLabel('Password', { exact: true }).fill(administrator.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('heading', { level: 1, name: 'Overview' }).waitFor();
  await page.close();
}
