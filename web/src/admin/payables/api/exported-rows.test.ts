import { Timestamp } from 'firebase/firestore';
import { beforeEach, expect, it, vi } from 'vitest';
import { readMonth } from '../../lists/months.ts';

vi.mock('../../../lib/firebase.ts', () => ({ auth: () => ({ currentUser: null }) }));
vi.mock('../../../lib/firestore.ts', () => ({ firestore: () => undefined }));
vi.mock('firebase/firestore', async (load) => ({
  ...(await load()),
  collection: (_: unknown, name: string) => name,
  query: (name: string) => name,
}));
vi.mock('../../lists/api/read-pages.ts');
vi.mock('../../statement/api/read-refunds.ts', { spy: true });
vi.mock('./watch-payables.ts', { spy: true });

const { exportPayables } = await import('./export-payables.ts');
const { readPages } = await import('../../lists/api/read-pages.ts');
const { readRefunds } = await import('../../statement/api/read-refunds.ts');
const { exportStatement } = await import('../../statement/api/read-statement.ts');
const { payablesQuery } = await import('./watch-payables.ts');

const stored: Record<string, object[]> = {
  invoices: [
    {
      invoiceNumber: 'INV-1',
      name: '=HYPERLINK("http://evil.example")',
      email: 'asha@example.com',
      amount: 5_500.5,
      currency: 'INR',
      status: 'Pending',
    },
  ],
  payments: [
    {
      capturedAt: Timestamp.now(),
      currency: 'INR',
      amountMinor: 26_498_00,
      feeMinor: 625_35,
      taxMinor: 95_39,
    },
  ],
  receipts: [{ number: 'R/26-27/000001', currency: 'INR', totalMinor: 26_498_00 }],
};

beforeEach(() => {
  vi.stubGlobal('location', { origin: 'https://site.example' });
  vi.mocked(readPages).mockImplementation(async function* (name) {
    const documents = stored[name as unknown as string] ?? [];
    yield documents.map((data) => ({
      id: 'pay_1',
      ref: { parent: { parent: { id: 'asha' } } },
      data: () => data,
    })) as never;
  });
});

it('an invoice becomes a row that is safe to open', async () => {
  vi.mocked(payablesQuery).mockResolvedValue({ sorted: 'invoices' as never, isPartial: true });
  const [head, row] = await textsOf(exportPayables('invoice', {}));
  expect(head).toMatch(/^\uFEFF"Number","Source","Created",/);
  expect(row).toMatch(/^"INV-1","Entered by customer",/);
  expect(row).toContain(
    `"'=HYPERLINK(""http://evil.example"")","asha@example.com",5500.5,"INR","Pending"`,
  );
});

it("a month's statement has its payments with fees, refunds and receipts", async () => {
  vi.mocked(readRefunds).mockImplementation(async function* () {
    const refund = { id: 'rfnd_1', paymentId: 'pay_1', path: '', currency: 'INR' as const };
    yield { refunds: [{ ...refund, amountMinor: 1_000_50, createdAt: new Date() }], read: 1 };
  });
  const month = readMonth('2026-11');
  if (!month) throw new Error('There is no such month.');
  const [, payment, refund, receipt] = await textsOf(exportStatement(month));
  expect(payment).toMatch(/^"Payment",.*,"INR",26498,26498,625.35,95.39,/);
  expect(refund).toMatch(/^"Refund",.*,"rfnd_1",.*,"INR",-1000.5,/);
  expect(receipt).toMatch(/^"Receipt",.*,"R\/26-27\/000001",.*,"INR",26498,/);
});

async function textsOf(parts: AsyncGenerator<{ text: string }>): Promise<string[]> {
  const texts: string[] = [];
  for await (const { text } of parts) texts.push(text);
  return texts;
}
