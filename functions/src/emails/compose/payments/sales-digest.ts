import { formatIndianDay } from '../../../../shared/values/indian-time.ts';
import { paths } from '../../../../shared/paths.ts';
import type { Currency } from '../../../../shared/values/money.ts';
import type { OutboxEntry } from '../../../outbox/outbox-entry.ts';
import { receiptsOfDay, type IssuedReceipt } from '../../../receipts/documents.ts';
import { factsBlock, type Block, type EmailContent } from '../../email-content.ts';
import { Undeliverable } from '../undeliverable.ts';
import { money } from './payable-label.ts';
import { reasonOfSales } from './sale-notice.ts';

const maxShown = 50;

/** `id` ends with the day, such as `sales_2026-11-30`. */
export async function composeSalesDigest(_: OutboxEntry, id: string): Promise<EmailContent> {
  const day = id.slice('sales_'.length);
  const sold = await receiptsOfDay(day).get();
  if (sold.empty) throw new Undeliverable('gone');
  return salesDigest(
    day,
    sold.docs.map((receipt) => receipt.data()),
  );
}

function salesDigest(day: string, sold: readonly IssuedReceipt[]): EmailContent {
  const shown = sold.slice(0, maxShown).map(({ number, totalMinor, currency, items }) => {
    const [first] = items;
    return [number, `${money(totalMinor, currency)} · ${first?.description ?? ''}`];
  });
  const rest = sold.length - maxShown;
  const blocks: Block[] = [factsBlock(Object.fromEntries(shown))];
  if (rest > 0) blocks.push({ kind: 'note', text: `${rest} more in the admin panel.` });
  return {
    to: 'operator',
    subject: `${sold.length} sales on ${formatIndianDay(day)}`,
    preheader: 'After 20 sales in a day, we list them in one email.',
    tone: 'success',
    status: 'Sales of a day',
    heading: totalOf(sold),
    blocks: [...blocks, { kind: 'button', label: 'Open the admin panel', path: paths.admin }],
    reason: reasonOfSales,
  };
}

/** Returns the total in each currency, such as `₹2,40,000 and $1,200`. */
function totalOf(sold: readonly IssuedReceipt[]): string {
  const byCurrency = Map.groupBy(sold, ({ currency }) => currency);
  return [...byCurrency]
    .map(([currency, ones]: [Currency, IssuedReceipt[]]) =>
      money(
        ones.reduce((sum, { totalMinor }) => sum + totalMinor, 0),
        currency,
      ),
    )
    .join(' and ');
}
