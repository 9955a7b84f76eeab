import type { BrowserContext } from '@playwright/test';
import { administrator } from '../../seed/accounts.ts';
import { percentile } from '../figures.ts';
import { measureList, type ListFigures } from './measure-list.ts';

/** The lists that are measured. The first has a few rows: what does not depend on their number. */
const lists = [
  '/admin/invoices?text=customer-1@example.com',
  '/admin/invoices',
  '/admin/invoices?status=Pending',
  '/admin/invoices?status=Overdue',
  '/admin/invoices?currency=EUR',
  '/admin/invoices?status=Paid&currency=INR',
  '/admin/invoices?from=2026-03-01&to=2026-03-31',
  '/admin/invoices?text=INV-Y-5000',
  '/admin/orders',
  '/admin/orders?status=Completed',
];

const runs = 5;

/** Measures the lists of the desk, and prints them as a table. */
export async function runDeskBench(context: BrowserContext, origin: string): Promise<void> {
  await signIn(context, origin);
  const rows = [];
  for (const path of lists) {
    const figures: ListFigures[] = [];
    for (let run = 0; run < runs; run += 1) {
      figures.push(await measureList(context, origin + path));
    }
    rows.push({
      list: path,
      'first row ms': Math.round(
        percentile(
          figures.map(({ firstRowMs }) => firstRowMs),
          0.5,
        ),
      ),
      documents: Math.max(...figures.map(({ documents }) => documents)),
      rows: figures[0]?.rows,
    });
  }
  console.log(`\nLists of the desk, the median of ${runs}`);
  console.table(rows);
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
